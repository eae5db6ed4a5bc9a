/** A part of a document of texts on sheets, in the order in which it is read. A row's value may have several lines. */
export type TextBlock =
  { kind: "title" | "heading" | "subheading" | "text"; text: string } | { kind: "row"; label: string; value: string };
