/** What people should know about a drawn layer. Messages are in `warning.texts.ts`. */
export type DrawingWarning = { layer: string } & (
  | {
      /** Smaller type than chosen, as the layer allows; `share` of the chosen size, below 1. */
      kind: "shrunk";
      share: number;
    }
  /** Text that is not shown to its end. */
  | { kind: "cut" }
  /** Rows at the end of a table or of opening hours that are not shown. */
  | { kind: "rowsMissing"; count: number }
  /** Descriptions that a table leaves out so that its type is not smaller than chosen. */
  | { kind: "descriptionsMissing" }
  /** A typeface that is not there: the fallback is shown. */
  | { kind: "fontMissing"; family: string }
  /** Characters that no typeface has: boxes are shown. */
  | { kind: "charactersMissing"; characters: string }
  /** A picture that was chosen and cannot be shown. */
  | { kind: "imageMissing" }
  /** A content that the code cannot hold, such as letters in an EAN: nothing is shown. */
  | { kind: "codeImpossible"; reason?: "eanLength" | "eanCheck" }
  /** A code that is too small to be read well. */
  | { kind: "codeSmall" }
);

export type WarningKind = DrawingWarning["kind"];

/** Whether something is wrong. Smaller type, or no descriptions in a filled area, is what the layer asked for. */
export function isFault({ kind }: DrawingWarning): boolean {
  return kind !== "shrunk" && kind !== "descriptionsMissing";
}

/** Whether whoever designs the template has to know it, since the picture lacks something that is switched on. */
export function isHint({ kind }: DrawingWarning): boolean {
  return kind === "descriptionsMissing";
}
