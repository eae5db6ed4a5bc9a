/**
 * A part of a document on sheets, in the order in which it is read. A row's value may have several lines. Figures stand
 * below each other at the right edge, one column for each cell. A picture (PNG or JPEG) is as wide as the text.
 */
export type TextBlock =
  | { kind: "title" | "heading" | "subheading" | "text"; text: string }
  | { kind: "row"; label: string; value: string }
  | { kind: "figures"; label: string; cells: readonly string[]; isHead?: boolean }
  | { kind: "picture"; bytes: Uint8Array; width: number; height: number };
