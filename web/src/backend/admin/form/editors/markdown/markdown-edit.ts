/** What a button of the toolbar does to the text. */
export type Format = "bold" | "italic" | "heading" | "subheading" | "list" | "numbers" | "quote" | "link";

/** A replacement in the text, and what is selected after it. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  select: { from: number; to: number };
}

interface Selected {
  text: string;
  from: number;
  to: number;
}

const MARKS: Partial<Record<Format, string>> = { bold: "**", italic: "*" };
const PREFIXES: Partial<Record<Format, string>> = {
  heading: "## ",
  subheading: "### ",
  list: "- ",
  quote: "> ",
};
/** What a line may begin with: another format takes its place. */
const PREFIX = /^(?:#{1,6} |[-*] |\d+\. |> )/;

/** The replacement that gives the selection the format, or takes it away where it has it already. */
export function formatEdit({ format, ...selected }: Selected & { format: Format }): Edit {
  const mark = MARKS[format];
  if (mark !== undefined) return markEdit({ ...selected, mark });
  return format === "link" ? linkEdit(selected) : linesEdit({ ...selected, format });
}

function markEdit({ text, from, to, mark }: Selected & { mark: string }): Edit {
  const inner = text.slice(from, to);
  const { length } = mark;
  const isAround =
    text.slice(from - length, from) === mark &&
    text.slice(to, to + length) === mark &&
    // One star beside another is the mark of bold text.
    (mark !== "*" || (text[from - 2] !== "*" && text[to + 1] !== "*"));
  if (isAround)
    return {
      from: from - length,
      to: to + length,
      insert: inner,
      select: { from: from - length, to: to - length },
    };
  // Spaces at the ends would keep the marks from being read.
  const [, start = "", core = "", end = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(inner) ?? [];
  const begin = from + start.length + length;
  return {
    from,
    to,
    insert: `${start}${mark}${core}${mark}${end}`,
    select: { from: begin, to: begin + core.length },
  };
}

const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/)\S+$/;

function linkEdit({ text, from, to }: Selected): Edit {
  const inner = text.slice(from, to);
  const isAddress = ADDRESS.test(inner);
  const insert = isAddress ? `[](${inner})` : `[${inner}](https://)`;
  // What is still missing is selected: the text, or the address.
  const at = isAddress ? from + 1 : from + inner.length + 3;
  return { from, to, insert, select: { from: at, to: at + (isAddress ? 0 : "https://".length) } };
}

function linesEdit({ text, from, to, format }: Selected & { format: Format }): Edit {
  const start = text.lastIndexOf("\n", from - 1) + 1;
  const next = text.indexOf("\n", to);
  const end = next < 0 ? text.length : next;
  const lines = text.slice(start, end).split("\n");
  const prefixOf = (index: number): string => (format === "numbers" ? `${index + 1}. ` : (PREFIXES[format] ?? ""));
  const hasAll = lines.every((line) => (format === "numbers" ? /^\d+\. /.test(line) : line.startsWith(prefixOf(0))));
  const changed = lines.map((line, index) => `${hasAll ? "" : prefixOf(index)}${line.replace(PREFIX, "")}`);
  const insert = changed.join("\n");
  return { from: start, to: end, insert, select: { from: start + insert.length, to: start + insert.length } };
}

/** The replacement for Enter within a list: the next entry, or the list's end after an empty one; null elsewhere. */
export function enterEdit({ text, from, to }: Selected): Edit | null {
  const start = text.lastIndexOf("\n", from - 1) + 1;
  const [, indent = "", bullet = "", content = ""] = /^(\s*)([-*] |\d+\. )(.*)$/.exec(text.slice(start, from)) ?? [];
  if (bullet === "") return null;
  if (content === "") return { from: start, to, insert: "", select: { from: start, to: start } };
  const number = /^\d+/.exec(bullet)?.[0];
  const insert = `\n${indent}${number === undefined ? bullet : `${Number(number) + 1}. `}`;
  return { from, to, insert, select: { from: from + insert.length, to: from + insert.length } };
}
