import fc from "fast-check";
import { marked } from "marked";
import type { Node } from "prosemirror-model";
import { describe, expect, it } from "vitest";
import { readFaithfully, writeFaithfully } from "./faithful";
import { readMarkdown } from "./read-markdown";
import { schema } from "./schema";
import { writeMarkdown } from "./write-markdown";

/** Every text that the editor takes, and what it writes of it anew. */
const KEPT: readonly string[] = [
  "",
  "Nur ein Satz.",
  "# Eins\n## Zwei\n### Drei\n#### Vier",
  "Überschrift\n===========\n\nText **fett** und *kursiv*, __fett__ und _kursiv_, ***beides***, ~~weg~~.",
  "Zeile eins  \nZeile zwei\\\nZeile drei\nselbe Zeile",
  "- a\n- b\n  - b1\n  - b2\n\n    Absatz\n- c",
  "* a\n\n* b\n\n* c",
  "- a\n\n* andere Liste\n\n1. eins\n2. zwei\n\n1) wieder",
  "7. sieben\n8. acht\n   ```\n   code\n   ```\n10. zehn",
  "- - tief\n- \n- # Titel",
  "> Zitat\n> weiter\n>\n> - Liste\n\nDanach",
  "| a | b |\n|--|:-:|\n| 1 \\| 2 | **x** |\n| `a|b` | [l](/x) |",
  "| a |\n|--|\n| eins<br>zwei |",
  "---\n\nText\n\n***",
  "```js\nlet a = `b`;\n```\n\n    eingerückt\n\n~~~\n```\n~~~",
  'Ein [Link](https://a.example "Titel") und <https://b.example> und https://c.example/x_y_z und office@d.example.',
  "[Bezug][1] und [2]\n\n[1]: https://a.example\n[2]: /pfad",
  '![Bild](/image/x.jpg "Titel") daneben **![b](y.png)**',
  "5 * 3 * 2, snake_case_name, 2 < 3 > 1, a & b &amp; c, 100 %, \\*kein Stern\\*, `co``de`, `` a`b ``",
  "Preis: 3,90&nbsp;€ &ndash; „gut“",
  "1\\. kein Punkt\n\n\\# keine Überschrift\n\n\\- kein Strich\n\n\\> kein Zitat",
  "**(neu)** und **Fett**: *x*, a**b**c, **a *b* c**, *a **b***",
  "**[Link](/x)** und [**Link**](/x) und **_beides_** und _**beides**_",
  '[(kein Link)] und [Text](<a b> "T")',
  "[[x&#93;(neu) Salat](/salat)",
  "\n\n  Rand  \n\n\n\nmehr Rand\n\n",
];

/** What it does not take: HTML, boxes to tick. */
const LEFT: readonly string[] = [
  "Ein <u>unterstrichenes</u> Wort",
  '<div class="x">\n\nText\n\n</div>',
  "<!-- Notiz -->\n\nText",
  "- [ ] offen\n- [x] fertig",
  "Text <img src=x> Bild",
];

const html = (text: string): string => marked.parse(text, { async: false, gfm: true });

describe("a text of Markdown", () => {
  it.each(KEPT)("stays byte for byte if nothing is changed: %j", (text) => {
    const read = readFaithfully(text);
    expect(read).not.toBeNull();
    if (read) expect(writeFaithfully({ doc: read.doc, read })).toBe(text);
  });

  it.each(KEPT)("is read alike after it was written anew: %j", (text) => {
    const { doc } = readMarkdown(text);
    const anew = writeMarkdown(doc);
    expect(readMarkdown(anew).doc.toJSON()).toEqual(doc.toJSON());
    expect(writeMarkdown(readMarkdown(anew).doc)).toBe(anew);
  });

  it.each(LEFT)("is left to the plain text if it holds more than the editor can show: %j", (text) => {
    expect(readFaithfully(text)).toBeNull();
  });

  it("changes only where it is changed", () => {
    const text = "Titel\n=====\n\n* a\n* b\n\n\n__fett__ bleibt\n\n[x][1]\n\n[1]: /pfad\n";
    const read = readFaithfully(text);
    if (!read) return expect.unreachable();
    const changed = read.doc.replace(
      1,
      6,
      schema.node("doc", null, schema.node("heading", { level: 1 }, schema.text("Neu"))).slice(1, 4),
    );
    expect(writeFaithfully({ doc: changed, read })).toBe(text.replace("Titel\n=====", "# Neu"));
    // What is changed and changed back is another node with the same content.
    const list = read.doc.child(1);
    const back = read.doc.copy(read.doc.content.replaceChild(1, list.copy(list.content)));
    expect(writeFaithfully({ doc: back, read })).toBe(text);
    // A definition of a link goes with the texts around it.
    const shorter = read.doc.copy(read.doc.content.cut(0, read.doc.child(0).nodeSize + read.doc.child(1).nodeSize));
    expect(writeFaithfully({ doc: shorter, read })).toBe("Titel\n=====\n\n* a\n* b");
  });
});

const words = fc.constantFrom(
  ..."Salat Öl (neu) 5*3 a_b _x_ #1 - 1. 2) > | [x] `c` <b> &amp; !x ~~ \\ „Kren“ … https://a.example = ==".split(" "),
);
const text = fc.array(words, { minLength: 1, maxLength: 4 }).map((list) => list.join(" "));
const spaced = fc.tuple(fc.constantFrom("", " "), text, fc.constantFrom("", " ")).map((parts) => parts.join(""));
const mark = fc.subarray(["strong", "em", "strike"] as const);
const piece: fc.Arbitrary<Node> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(spaced, mark).map(([of, marks]) =>
      schema.text(
        of,
        marks.map((name) => schema.marks[name].create()),
      ),
    ),
  },
  {
    weight: 1,
    arbitrary: text.map((of) => schema.text(of, [schema.marks.link.create({ href: "https://a.example/(x) y" })])),
  },
  { weight: 1, arbitrary: text.map((of) => schema.text(of, [schema.marks.code.create()])) },
  { weight: 1, arbitrary: fc.constant(schema.nodes.hard_break.create()) },
);
const line = fc.array(piece, { minLength: 1, maxLength: 4 });
const paragraph = line.map((content) => schema.nodes.paragraph.create(null, content));
const block: fc.Arbitrary<Node> = fc.oneof(
  { weight: 4, arbitrary: paragraph },
  line.map((content) =>
    schema.nodes.heading.create(
      { level: 2 },
      content.filter(({ isText }) => isText),
    ),
  ),
  fc.array(paragraph, { minLength: 1, maxLength: 2 }).map((content) => schema.nodes.blockquote.create(null, content)),
  fc
    .tuple(
      fc.constantFrom("bullet_list", "ordered_list"),
      fc.array(fc.array(paragraph, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 3 }),
    )
    .map(([type, items]) =>
      schema.node(
        type,
        null,
        items.map((content) => schema.nodes.list_item.create(null, content)),
      ),
    ),
  fc.array(fc.tuple(paragraph, paragraph), { minLength: 2, maxLength: 3 }).map((rows) =>
    schema.nodes.table.create(
      null,
      rows.map((cells, row) =>
        schema.nodes.table_row.create(
          null,
          cells.map((cell) => (row === 0 ? schema.nodes.table_header : schema.nodes.table_cell).create(null, cell)),
        ),
      ),
    ),
  ),
  text.map((of) => schema.nodes.code_block.create(null, schema.text(of))),
  fc.constant(schema.nodes.horizontal_rule.create()),
);

/** What people see of it: letters and spaces, without what no screen shows. */
const seen = (doc: Node): string => doc.textBetween(0, doc.content.size, "\n", "\n").replace(/\s+/g, " ").trim();

const linked = schema.text("Salat", [schema.marks.link.create({ href: "/salat" })]);
const struck = schema.text("https://a.example&amp;", [schema.marks.strike.create()]);
const cell = schema.nodes.paragraph.create(null, schema.text("a \\| b", [schema.marks.code.create()]));
const row = (type: "table_header" | "table_cell"): Node =>
  schema.nodes.table_row.create(null, [schema.nodes[type].create(null, cell)]);
/** What earlier runs with other numbers have found. */
const FOUND = [
  schema.nodes.table.create(null, [row("table_header"), row("table_cell")]),
  schema.nodes.paragraph.create(null, [struck, schema.text("Salat")]),
  schema.nodes.paragraph.create(null, [schema.text("Salathttps://a.example"), linked]),
];

it("what is typed is read again with the same words, whatever signs it holds", () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (blocks) => {
      const doc = schema.nodes.doc.create(null, blocks);
      const written = writeMarkdown(doc);
      expect(seen(readMarkdown(written).doc), written).toBe(seen(doc));
      expect(html(written)).not.toMatch(/<b>/);
    }),
    // The same texts in each run. Another seed looks for further ones.
    { numRuns: 500, seed: 20_261_123, examples: FOUND.map((found) => [[found]]) },
  );
});
