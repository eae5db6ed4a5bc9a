import { type MarkedToken, type Token, type Tokens, marked } from "marked";
import type { Mark, Node } from "prosemirror-model";
import { decoded } from "./entities";
import { schema } from "./schema";

/** A text that the editor cannot show as it is. */
export class Unreadable extends Error {}

/** A block of the text as it is stored, and what stands between it and the next one. */
export interface Source {
  raw: string;
  next: Node | null;
  gap: string;
}

export interface Read {
  doc: Node;
  /** How the blocks of the text were written, so that unchanged ones stay as they are. */
  sources: ReadonlyMap<Node, Source>;
  /** What stands before the first block. */
  head: { first: Node | null; gap: string };
}

const { nodes, marks } = schema;

/** The text as the shop's own reader of Markdown understands it. Throws where the editor has no place for something. */
export function readMarkdown(text: string): Read {
  const sources = new Map<Node, Source>();
  const head: Read["head"] = { first: null, gap: "" };
  const found: Node[] = [];
  for (const token of marked.lexer(text, { gfm: true, breaks: false })) {
    const [node] = blocks([token]);
    const before = found.at(-1);
    const last = before && sources.get(before);
    if (!node) {
      if (last) last.gap += token.raw;
      else head.gap += token.raw;
      continue;
    }
    const raw = token.raw.trimEnd();
    if (last) last.next = node;
    else head.first = node;
    found.push(node);
    sources.set(node, { raw, next: null, gap: token.raw.slice(raw.length) });
  }
  return { doc: nodes.doc.create(null, found.length > 0 ? found : nodes.paragraph.create()), sources, head };
}

/** The tokens of the reader have a type of their own for extensions, of which there are none here. */
function known(tokens: readonly Token[]): MarkedToken[] {
  return tokens.filter((token): token is MarkedToken => token.type !== "");
}

function blocks(tokens: readonly Token[]): Node[] {
  return known(tokens).flatMap((token): Node[] => {
    switch (token.type) {
      case "space":
      case "def":
        return [];
      case "paragraph":
      case "text":
        return [nodes.paragraph.create(null, trimmed(inline(token.tokens ?? [token])))];
      case "heading":
        return [nodes.heading.create({ level: token.depth }, inline(token.tokens))];
      case "hr":
        return [nodes.horizontal_rule.create()];
      case "code":
        return [nodes.code_block.create({ language: token.lang ?? "" }, token.text ? schema.text(token.text) : null)];
      case "blockquote":
        return [nodes.blockquote.create(null, filled(blocks(token.tokens)))];
      case "list":
        return [list(token)];
      case "table":
        return [table(token)];
      default:
        throw new Unreadable(token.type);
    }
  });
}

function filled(content: Node[]): Node[] {
  return content.length > 0 ? content : [nodes.paragraph.create()];
}

function list({ ordered, start, loose, items }: Tokens.List): Node {
  const content = items.map((item) => {
    if (item.task) throw new Unreadable("task");
    const inner = blocks(item.tokens);
    return nodes.list_item.create(
      null,
      inner[0]?.type === nodes.paragraph ? inner : [nodes.paragraph.create(), ...inner],
    );
  });
  return ordered
    ? nodes.ordered_list.create({ isLoose: loose, start: Number(start) }, content)
    : nodes.bullet_list.create({ isLoose: loose }, content);
}

function table({ header, rows }: Tokens.Table): Node {
  const row = (cells: readonly Tokens.TableCell[]): Node =>
    nodes.table_row.create(
      null,
      cells.map(({ header: isHeader, align, tokens }) =>
        (isHeader ? nodes.table_header : nodes.table_cell).create(
          { align },
          nodes.paragraph.create(null, inline(tokens)),
        ),
      ),
    );
  return nodes.table.create(null, [row(header), ...rows.map(row)]);
}

function inline(tokens: readonly Token[], active: readonly Mark[] = []): Node[] {
  return known(tokens).flatMap((token): Node[] => {
    switch (token.type) {
      case "text":
        return "tokens" in token && token.tokens ? inline(token.tokens, active) : textNode(plain(token.text), active);
      case "escape":
        return textNode(token.text, active);
      case "codespan":
        return textNode(token.text, [...active, marks.code.create()]);
      case "strong":
        return inline(token.tokens, [...active, marks.strong.create()]);
      case "em":
        return inline(token.tokens, [...active, marks.em.create()]);
      case "del":
        return inline(token.tokens, [...active, marks.strike.create()]);
      case "link":
        return inline(token.tokens, [
          ...active,
          marks.link.create({ href: token.href, title: decoded(token.title ?? "") }),
        ]);
      case "image":
        return [
          nodes.image.create({ src: token.href, alt: decoded(token.text), title: decoded(token.title ?? "") }, null, [
            ...active,
          ]),
        ];
      case "br":
        return [nodes.hard_break.create(null, null, [...active])];
      case "html":
        if (/^<br\s*\/?>$/i.test(token.raw)) return [nodes.hard_break.create(null, null, [...active])];
        throw new Unreadable("html");
      default:
        throw new Unreadable(token.type);
    }
  });
}

function textNode(text: string, active: readonly Mark[]): Node[] {
  const set = active.reduce<readonly Mark[]>((known, mark) => mark.addToSet(known), []);
  return text === "" ? [] : [schema.text(text, set)];
}

/** Without the spaces at the ends, which no screen shows. */
function trimmed(content: readonly Node[]): Node[] {
  const cut = ({ node, text }: { node: Node; text: string }): Node[] =>
    text === "" ? [] : [schema.text(text, node.marks)];
  return content.flatMap((node, index) => {
    if (node.text === undefined || node.marks.some(({ type }) => type === marks.code)) return [node];
    const start = index === 0 ? node.text.trimStart() : node.text;
    return cut({ node, text: index === content.length - 1 ? start.trimEnd() : start });
  });
}

/** The shop shows a single line break as a space. */
function plain(text: string): string {
  return decoded(text).replace(/[ \t]*\n[ \t]*/g, " ");
}
