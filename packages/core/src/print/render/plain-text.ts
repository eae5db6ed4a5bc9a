import type { Row } from "./layout";

/** The document as text alone; codes by what they say. */
export function plainText({ rows, columns }: { rows: readonly Row[]; columns: number }): string {
  return rows.map((row) => lineOf({ row, columns })).join("");
}

function lineOf({ row, columns }: { row: Row; columns: number }): string {
  switch (row.kind) {
    case "text":
      return `${row.segments.map(({ text }) => text).join("")}\n`;
    case "rule":
      return `${(row.isDouble ? "=" : "-").repeat(columns)}\n`;
    case "space":
      return "\n".repeat(row.lines);
    case "qr":
    case "barcode":
      return `${row.data}\n`;
    case "picture":
      return "";
    case "cut":
      return "\n\n";
  }
}
