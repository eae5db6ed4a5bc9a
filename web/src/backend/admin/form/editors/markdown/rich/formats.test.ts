import { type Command, EditorState, TextSelection } from "prosemirror-state";
import { expect, test } from "vitest";
import {
  FORMATS,
  type RichFormat,
  describeImage,
  describedImage,
  insertImage,
  isActive,
  linkAt,
  paragraphKind,
  setLink,
  setParagraph,
} from "./formats";
import { linkAddress } from "./link-bar";
import { productPath } from "./link-targets";
import { pluginsOf } from "./plugins";
import { readMarkdown } from "./read-markdown";
import { writeMarkdown } from "./write-markdown";

/** A text whose words, or the given one of them, are selected. */
function selected(markdown: string, word?: string): EditorState {
  const { doc } = readMarkdown(markdown);
  const state = EditorState.create({ doc, plugins: pluginsOf() });
  let [from, to] = [1, doc.content.size - 1];
  if (word)
    doc.descendants((node, position) => {
      const at = node.text?.indexOf(word) ?? -1;
      if (at >= 0) [from, to] = [position + at, position + at + word.length];
    });
  return state.apply(state.tr.setSelection(TextSelection.create(doc, from, to)));
}

function after(state: EditorState, ...formats: RichFormat[]): string {
  let current = state;
  for (const format of formats) FORMATS[format](current, (transaction) => (current = current.apply(transaction)));
  return writeMarkdown(current.doc);
}

test.each<[RichFormat, string, string, string]>([
  ["bold", "Sehr gut heute", "gut", "Sehr **gut** heute"],
  ["bold", "Sehr **gut** heute", "gut", "Sehr gut heute"],
  ["italic", "Sehr **gut**", "gut", "Sehr ***gut***"],
  ["strike", "Sehr gut", "gut", "Sehr ~~gut~~"],
  ["inlineCode", "Sehr gut", "gut", "Sehr `gut`"],
  ["list", "eins\n\nzwei", "", "- eins\n- zwei"],
  ["list", "- eins\n- zwei", "zwei", "- eins\n\nzwei"],
  ["numbers", "- eins\n- zwei", "zwei", "1. eins\n2. zwei"],
  ["quote", "Zitat", "", "> Zitat"],
  ["quote", "> Zitat", "Zitat", "Zitat"],
  ["undo", "Text", "", "Text"],
])("%s: %j", (format, before, word, expected) => {
  expect(after(selected(before, word), format)).toBe(expected);
});

test("a table has one row of heads, and what is taken back is as before", () => {
  const state = selected("Text", "");
  expect(after(state, "table")).toMatch(/^\| {2}\| {2}\|\n\| --- \| --- \|\n\| {2}\| {2}\|\n\| {2}\| {2}\|$/m);
  expect(after(state, "table", "undo")).toBe("Text");
  expect(after(state, "bold", "undo", "redo")).toBe("**Text**");
});

test("paragraphs become headings and back, and the toolbar tells what is there", () => {
  const state = selected("## Titel");
  expect(paragraphKind(state)).toBe("2");
  let changed = state;
  setParagraph("text")(state, (transaction) => (changed = changed.apply(transaction)));
  expect(writeMarkdown(changed.doc)).toBe("Titel");
  const bold = selected("Sehr **gut**", "gut");
  expect([isActive({ state: bold, format: "bold" }), isActive({ state: bold, format: "list" })]).toEqual([true, false]);
});

test("a link is made, changed and removed as a whole", () => {
  const run = (state: EditorState, href: string): EditorState => {
    let changed = state;
    setLink(href)(state, (transaction) => (changed = changed.apply(transaction)));
    return changed;
  };
  const made = run(selected("Zur Karte", "Karte"), "/speisekarte");
  expect(writeMarkdown(made.doc)).toBe("Zur [Karte](/speisekarte)");
  expect(writeMarkdown(made.apply(made.tr.insertText(" an")).doc)).toBe("Zur [Karte](/speisekarte) an");
  const inside = made.apply(made.tr.setSelection(TextSelection.create(made.doc, 7)));
  expect(linkAt(inside)).toBe("/speisekarte");
  expect(writeMarkdown(run(inside, "https://a.example").doc)).toBe("Zur [Karte](https://a.example)");
  expect(writeMarkdown(run(inside, "").doc)).toBe("Zur Karte");
  expect(["office@a.example", "www.a.example", "/karte", "javascript:alert(1)", " "].map(linkAddress)).toEqual([
    "mailto:office@a.example",
    "https://www.a.example",
    "/karte",
    "https://alert(1)",
    "",
  ]);
});

test("a link that was picked takes the record's name where nothing is selected, and keeps what is", () => {
  const picked = (state: EditorState): string => {
    let current = state;
    setLink("/store/mitte#kategorie-pizza", "Margherita")(
      state,
      (transaction) => (current = current.apply(transaction)),
    );
    return writeMarkdown(current.doc);
  };
  expect(picked(selected("Unsere Pizza", "Pizza"))).toBe("Unsere [Pizza](/store/mitte#kategorie-pizza)");
  const empty = selected("Mehr:");
  const atEnd = empty.apply(empty.tr.setSelection(TextSelection.atEnd(empty.doc)));
  expect(picked(atEnd)).toBe("Mehr:[Margherita](/store/mitte#kategorie-pizza)");
});

test("a picture of the library stands in the text with its description, and is read as it was written", () => {
  let state = selected("Hier: ");
  state = state.apply(state.tr.setSelection(TextSelection.atEnd(state.doc)));
  const image = { src: "/image/medium/img_1-2.jpg", alt: "Pizza [neu] & warm" };
  insertImage(image)(state, (transaction) => (state = state.apply(transaction)));
  const written = writeMarkdown(state.doc);
  expect(written).toContain("](/image/medium/img_1-2.jpg)");
  const found: unknown[] = [];
  readMarkdown(written).doc.descendants((node) => void (node.type.name === "image" && found.push(node.attrs)));
  expect(found).toEqual([{ ...image, title: "" }]);
});

test("a picture without a description is selected, and gets one where it stands", () => {
  let state = selected("Hier: ");
  const run = (command: Command) => command(state, (transaction) => (state = state.apply(transaction)));
  state = state.apply(state.tr.setSelection(TextSelection.atEnd(state.doc)));
  expect(describedImage(state)).toBeNull();
  expect(run(describeImage("Ofen"))).toBe(false);
  run(insertImage({ src: "/image/medium/img_1-2.jpg", alt: "" }));
  expect(describedImage(state)).toBe("");
  for (const alt of ["O", "Of", "Ofen"]) run(describeImage(alt));
  expect(describedImage(state)).toBe("Ofen");
  expect(writeMarkdown(state.doc)).toContain("![Ofen](/image/medium/img_1-2.jpg)");
});

test("a product is linked to where the first public branch sells it", () => {
  const meta = { version: 1, createdAt: "", updatedAt: "" };
  const branches = [
    { ...meta, id: "brn_1", identifier: "zu", isPublic: false },
    { ...meta, id: "brn_2", identifier: "süd", isPublic: true },
  ];
  const catalog = [{ category: "cat_1", products: ["prd_1"] }];
  const menus = [{ ...meta, id: "mnu_1", branches: [{ id: "brn_1" }, { id: "brn_2" }], catalog }];
  const asked = { branches, menus, at: 0 };
  expect(productPath({ ...asked, product: "prd_1" })).toBe("/store/s%C3%BCd#kategorie-cat_1");
  expect(productPath({ ...asked, product: "prd_2" })).toBeNull();
});
