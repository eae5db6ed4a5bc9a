import type { Mark, Node } from "prosemirror-model";
import { readMarkdown } from "./read-markdown";
import { schema } from "./schema";

/** Where a text stands: at the beginning of lines, in a heading, or in the cell of a table. */
export type Place = "line" | "heading" | "cell";

/** How a new line is written. The cells of a table know no other way than HTML, and headings none. */
const BREAKS: Record<Place, string> = { line: "\\\n", heading: " ", cell: "<br>" };

/** A piece of a text with the same marks: its Markdown without them. */
interface Piece {
  kind: "text" | "code" | "break" | "image";
  text: string;
  marks: readonly Mark[];
}

/** What is written: text, or the begin or end of a mark, whose neighbours decide whether it is read as one. */
interface Token {
  kind: "text" | "open" | "close" | "fixed";
  text: string;
  inLink: boolean;
}

/**
 * The Markdown of a paragraph, a heading or a cell. Some marks that touch each other within a word have no Markdown;
 * then they are left out, since the words must stay.
 */
export function inlineMarkdown({ parent, place }: { parent: Node; place: Place }): string {
  const wanted = wordsOf(parent);
  const without = WITHOUT.find((left) => {
    const { doc } = readMarkdown(written({ parent, place: "line", without: left }));
    return doc.childCount === 1 && wordsOf(doc.child(0)) === wanted;
  });
  return written({ parent, place, without: without ?? [] });
}

const WITHOUT = [[], ["em"], ["strong"], ["em", "strong", "strike"]];

function wordsOf(parent: Node): string {
  return parent.textBetween(0, parent.content.size, "\n", " ").replace(/\s+/g, " ").trim();
}

function written({ parent, place, without }: { parent: Node; place: Place; without: readonly string[] }): string {
  const tokens = readable(tokensOf({ pieces: piecesOf({ parent, place, without }) }));
  const last = tokens.length - 1;
  const text = tokens
    .map((token, index) =>
      token.kind === "text"
        ? linkSafe({ token, text: escaped({ text: token.text, place, inLink: token.inLink, isLast: index === last }) })
        : token.text,
    )
    .join("");
  if (place !== "line") return text.trim();
  return text
    .split("\n")
    .map((line) => lineStart(line.trim()))
    .join("\n");
}

function piecesOf({ parent, place, without }: { parent: Node; place: Place; without: readonly string[] }): Piece[] {
  const pieces: Piece[] = [];
  parent.forEach((node) => {
    const marks = node.marks.filter(({ type }) => type !== schema.marks.code && !without.includes(type.name));
    if (node.type.name === "hard_break") {
      pieces.push({ kind: "break", text: BREAKS[place], marks });
    } else if (node.type.name === "image") {
      pieces.push({ kind: "image", text: imageMarkdown(node), marks });
    } else if (schema.marks.code.isInSet(node.marks) && !(place === "cell" && UNWRITABLE.test(node.text ?? ""))) {
      pieces.push({ kind: "code", text: codeMarkdown({ text: node.text ?? "", place }), marks });
    } else {
      // Spaces at the ends of marked text would keep its marks from being read.
      for (const text of (node.text ?? "").split(/(^\s+|\s+$)/)) if (text) pieces.push({ kind: "text", text, marks });
    }
  });
  // A break at the end is not shown, but its mark would be.
  while (pieces.length > 0 && isSpace(pieces.at(-1))) pieces.pop();
  while (pieces.length > 0 && isSpace(pieces[0])) pieces.shift();
  return pieces.map((piece, index) => {
    if (!isSpace(piece)) return piece;
    const around = [pieces.slice(0, index).findLast(isNoSpace), pieces.slice(index).find(isNoSpace)];
    return {
      ...piece,
      marks: piece.marks.filter((mark) => around.every((other) => other && mark.isInSet(other.marks))),
    };
  });
}

const isSpace = (piece: Piece | undefined): boolean =>
  piece !== undefined && (piece.kind === "break" || (piece.kind === "text" && piece.text.trim() === ""));
const isNoSpace = (piece: Piece): boolean => !isSpace(piece);

function imageMarkdown({ attrs }: Node): string {
  return `![${escaped({ text: String(attrs.alt), place: "heading" })}](${target(attrs)})`;
}

function target({ href, src = href, title }: Readonly<Record<string, unknown>>): string {
  const address = String(src);
  const isPlain = /^[^\s<>()\\]*$/.test(address) && address !== "";
  const shown = isPlain ? address : `<${address.replace(/[<>\\\n]/g, encodeURIComponent)}>`;
  return title ? `${shown} "${String(title).replace(/["\\&]/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`)}"` : shown;
}

/** Code in the cell of a table cannot hold a backslash before a bar, so it is written as text: the words must stay. */
const UNWRITABLE = /\\\|/;

function codeMarkdown({ text, place }: { text: string; place: Place }): string {
  const runs = new Set([...text.matchAll(/`+/g)].map(([run]) => run.length));
  let length = 1;
  while (runs.has(length)) length += 1;
  const fence = "`".repeat(length);
  const pad = /^`|`$|^ .* $/.test(text) ? " " : "";
  const content = place === "cell" ? text.replaceAll("|", "\\|") : text;
  return `${fence}${pad}${content}${pad}${fence}`;
}

/** Of marks with the same ends: Markdown reads three stars as bold text within italic text. */
const rank = ({ type }: Mark): number => ["link", "em", "strong", "strike"].indexOf(type.name);

const SIGNS: Readonly<Record<string, string>> = { strong: "**", em: "*", strike: "~~" };

/** The pieces with their marks around them. What lasts longer is further outside. */
function tokensOf({ pieces }: { pieces: readonly Piece[] }): Token[] {
  const tokens: Token[] = [];
  let active: { mark: Mark; sign: string }[] = [];
  const close = (count: number): void => {
    for (const { mark, sign } of active.slice(count).reverse()) {
      const text = mark.type.name === "link" ? `](${target(mark.attrs)})` : sign;
      tokens.push({ kind: "close", text, inLink: false });
    }
    active = active.slice(0, count);
  };
  for (const [index, { kind, text, marks }] of pieces.entries()) {
    const kept = active.findIndex(({ mark }) => !mark.isInSet(marks));
    close(kept < 0 ? active.length : kept);
    const endOf = (mark: Mark): number => {
      const end = pieces.findIndex((piece, at) => at > index && !mark.isInSet(piece.marks));
      return end < 0 ? pieces.length : end;
    };
    const opened = marks
      .filter((mark) => !active.some((known) => known.mark.eq(mark)))
      .sort((a, b) => endOf(b) - endOf(a) || rank(a) - rank(b));
    for (const mark of opened) {
      const sign =
        mark.type.name === "em" ? emSign({ tokens, pieces, end: endOf(mark) }) : (SIGNS[mark.type.name] ?? "");
      active.push({ mark, sign });
      tokens.push({ kind: "open", text: mark.type.name === "link" ? "[" : sign, inLink: false });
    }
    const inLink = active.some(({ mark }) => mark.type === schema.marks.link);
    tokens.push({ kind: kind === "text" ? "text" : "fixed", text, inLink });
  }
  close(0);
  return tokens;
}

/** Stars beside the stars of other marks would be read as theirs; a low line marks only whole words. */
function emSign({ tokens, pieces, end }: { tokens: readonly Token[]; pieces: readonly Piece[]; end: number }): string {
  const last = tokens.at(-1);
  const before = last?.text.at(-1) ?? "";
  const next = pieces[end];
  const isBeside =
    (before === "*" && last?.kind === "close") || (next?.marks ?? []).some(({ type }) => type.name === "strong");
  return isBeside && !isWord(before) && !isWord(next?.text[0] ?? "") ? "_" : "*";
}

const isWord = (sign: string): boolean => /[\p{L}\p{N}]/u.test(sign);
const isSign = (sign: string): boolean => sign !== "" && !/[\p{L}\p{N}\s]/u.test(sign);

/**
 * A mark is not read as one between a sign and a letter: `**(neu)**e`. There the letter is written as an entity, whose
 * end is a sign too.
 */
function readable(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, index): Token[] => {
    if (token.kind !== "text") return [token];
    const outside = { before: tokens[index - 1], after: tokens[index + 1] };
    const behind = tokens.slice(index + 1).find(({ kind }) => kind !== "open" && kind !== "close");
    const ahead = tokens.slice(0, index).findLast(({ kind }) => kind !== "open" && kind !== "close");
    const first = token.text[0] ?? "";
    const last = token.text.at(-1) ?? "";
    const isFirst = outside.before?.kind === "close" && isWord(first) && isSign(ahead?.text.at(-1) ?? "");
    const isLast =
      outside.after?.kind === "open" &&
      isWord(last) &&
      !ENDS_WITH_ADDRESS.test(token.text) &&
      isSign(behind?.text[0] ?? "");
    if (!isFirst && !isLast) return [token];
    const start = isFirst ? 1 : 0;
    const end = token.text.length - (isLast ? 1 : 0);
    return [
      ...(isFirst ? [entity(first)] : []),
      { ...token, text: token.text.slice(start, Math.max(start, end)) },
      ...(isLast && (token.text.length > 1 || !isFirst) ? [entity(last)] : []),
    ];
  });
}

const entity = (sign: string): Token => ({ kind: "fixed", text: `&#${sign.codePointAt(0) ?? 0};`, inLink: false });

/** An address that the shop makes a link by itself: a backslash would become part of it. */
const ADDRESS = /(https?:\/\/[\w\-.:/?#@!$&'+,;=%]+)/;
const ENDS_WITH_ADDRESS = new RegExp(`${ADDRESS.source}$`);

/** Signs that would be read as marks are written with a backslash, and an address before something else in brackets. */
function escaped({
  text,
  place,
  inLink = true,
  isLast = false,
}: {
  text: string;
  place: Place;
  inLink?: boolean;
  isLast?: boolean;
}): string {
  const parts = inLink ? [text] : text.split(ADDRESS);
  const safe = parts
    .map((part, index) => {
      if (index % 2 === 0) return escapedSigns(part);
      const rest = parts.slice(index + 1).join("");
      const address = withoutEntities(part);
      return (rest === "" && isLast) || /^\s/.test(rest) ? address : `<${address}>`;
    })
    .join("");
  return place === "cell" ? safe.replaceAll("|", "\\|") : place === "heading" ? safe.replace(/#+$/, "\\$&") : safe;
}

/** Within a link the shop's reader takes `\\](` for the link's end, despite the backslash. */
function linkSafe({ token: { inLink }, text }: { token: Token; text: string }): string {
  return inLink ? text.replaceAll("\\](", "&#93;(") : text;
}

function escapedSigns(text: string): string {
  return withoutEntities(text)
    .replace(/[\\`*[\]<~]/g, "\\$&")
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\_")
    .replace(/!$/, "\\!");
}

/** What would be read as an entity is written as the signs that it consists of. */
function withoutEntities(text: string): string {
  return text.replace(/&(?=#?\w+;)/g, "&amp;");
}

/** A line that would begin a heading, a list, a quote, a table or a rule otherwise. */
function lineStart(line: string): string {
  return line
    .replace(/^(?=#{1,6}(?:\s|$)|[-+](?:\s|$)|>|[-=]+\s*$|\|)/, "\\")
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2");
}
