import type { Node } from "prosemirror-model";
import { inlineMarkdown } from "./write-inline";

/** The Markdown of a text, whatever it was read from. */
export function writeMarkdown(doc: Node): string {
  return childrenOf(doc)
    .map((child, index, all) => blockMarkdown({ block: child, before: all[index - 1] }))
    .filter((text) => text !== "")
    .join("\n\n");
}

function childrenOf(node: Node): Node[] {
  return Array.from({ length: node.childCount }, (_, index) => node.child(index));
}

/** The Markdown of one block. Of two lists in a row the second one gets other marks, which keep them apart. */
export function blockMarkdown({ block, before }: { block: Node; before?: Node | undefined }): string {
  switch (block.type.name) {
    case "heading": {
      const text = inlineMarkdown({ parent: block, place: "heading" });
      return text === "" ? "" : `${"#".repeat(Number(block.attrs.level))} ${text}`;
    }
    case "code_block":
      return codeMarkdown(block);
    case "horizontal_rule":
      return "---";
    case "blockquote": {
      const text = writeMarkdown(block);
      return text === "" ? "" : prefixed({ text, first: "> ", others: "> " });
    }
    case "bullet_list":
    case "ordered_list":
      return listMarkdown({ list: block, isSecond: before?.type === block.type });
    case "table":
      return tableMarkdown(block);
    default:
      return inlineMarkdown({ parent: block, place: "line" });
  }
}

function prefixed({ text, first, others }: { text: string; first: string; others: string }): string {
  return text
    .split("\n")
    .map((line, index) => `${index === 0 ? first : line === "" ? others.trimEnd() : others}${line}`)
    .join("\n");
}

function codeMarkdown(block: Node): string {
  const longest = Math.max(
    2,
    ...[...block.textContent.matchAll(/^ {0,3}(`{3,})/gm)].map(([, mark = ""]) => mark.length),
  );
  const fence = "`".repeat(longest + 1);
  return `${fence}${String(block.attrs.language)}\n${block.textContent}\n${fence}`;
}

function listMarkdown({ list, isSecond }: { list: Node; isSecond: boolean }): string {
  const items = childrenOf(list);
  const isLoose = list.attrs.isLoose === true || items.some(needsSpace);
  const markOf = (index: number): string =>
    list.type.name === "ordered_list"
      ? `${Number(list.attrs.start) + index}${isSecond ? ")" : "."} `
      : `${isSecond ? "*" : "-"} `;
  return items
    .map((item, index) => {
      const mark = markOf(index);
      const [first, ...others] = childrenOf(item).map((block, at, all) => ({ block, before: all[at - 1] }));
      // An empty first paragraph lets the list or code after it begin beside the mark.
      const parts = [first, ...others].flatMap((part) => {
        const text = part ? blockMarkdown(part) : "";
        return text === "" ? [] : [text];
      });
      const text = parts.join(isLoose ? "\n\n" : "\n");
      return text === "" ? mark.trimEnd() : prefixed({ text, first: mark, others: " ".repeat(mark.length) });
    })
    .join(isLoose ? "\n\n" : "\n");
}

/** Two paragraphs in a row are told apart by an empty line only. */
function needsSpace(item: Node): boolean {
  const names = childrenOf(item).map(({ type }) => type.name);
  return names.some((name, index) => name === "paragraph" && names[index + 1] === "paragraph");
}

const ALIGNED: Readonly<Record<string, string>> = { left: ":--", center: ":-:", right: "--:" };

/** A table of Markdown has one row of heads, and its cells one line. */
function tableMarkdown(table: Node): string {
  const rows = childrenOf(table).map((row) => childrenOf(row));
  const width = Math.max(...rows.map(({ length }) => length));
  const line = (cells: readonly string[]): string =>
    `| ${Array.from({ length: width }, (_, index) => cells[index] ?? "").join(" | ")} |`;
  const texts = rows.map((cells) =>
    line(
      cells.map((cell) =>
        childrenOf(cell)
          .map((parent) => inlineMarkdown({ parent, place: "cell" }))
          .join("<br>"),
      ),
    ),
  );
  const aligned = line((rows[0] ?? []).map(({ attrs }) => ALIGNED[String(attrs.align)] ?? "---"));
  return [texts[0] ?? "", aligned, ...texts.slice(1)].join("\n");
}
