import type { Paper, PaperLine } from "@tresen/contract/print/paper/paper";

/** What a paper says, line by line, for people who do not see its picture. */
export function paperText(lines: Paper): string {
  return lines
    .map(textOf)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function textOf(line: PaperLine): string {
  switch (line.kind) {
    case "text":
      return line.text;
    case "columns":
      return line.columns
        .map(({ text }) => text)
        .filter((text) => text !== "")
        .join(" ");
    case "qr":
    case "barcode":
      return line.data;
    case "rule":
    case "space":
    case "cut":
    case "picture":
      return "";
  }
}
