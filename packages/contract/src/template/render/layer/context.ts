import type { ImageRef } from "../../../media/image-fields";
import type { ImageShape, PathShape } from "../drawing";
import type { FontBook, FontFace } from "../font/font-book";
import type { Typeface } from "../font/typeface";
import type { Box } from "../geometry/box";
import type { DrawingWarning } from "../warning";

type WithoutLayer<Warning> = Warning extends DrawingWarning ? Omit<Warning, "layer"> : never;

/** What all layers are drawn with. */
export interface LayerContext {
  /** The unrotated box of the layer in pixels. */
  box: Box;
  /** Pixels of a unit of the template. */
  scale: number;
  fonts: FontBook;
  currency: string;
  sizeOf: (image: ImageRef) => { width: number; height: number } | null;
  warn: (warning: WithoutLayer<DrawingWarning>) => void;
  /** How many characters the whole drawing may still set, shared by all layers: see `LETTERS_LIMIT`. */
  letters: { left: number };
}

/** What a layer may still set of a text; the rest is told as cut. */
export function affordableText({ text, context }: { text: string; context: LayerContext }): string {
  const shown = text.slice(0, context.letters.left);
  context.letters.left -= shown.length;
  if (shown.length < text.length) context.warn({ kind: "cut" });
  return shown;
}

/** The first rows of which a layer may still set the texts. */
export function affordableRows<Row>({
  rows,
  textsOf,
  context: { letters },
}: {
  rows: readonly Row[];
  textsOf: (row: Row) => readonly string[];
  context: LayerContext;
}): readonly Row[] {
  const end = rows.findIndex((row) => {
    const needed = textsOf(row).reduce((sum, text) => sum + text.length, 0);
    if (needed > letters.left) return true;
    letters.left -= needed;
    return false;
  });
  return end < 0 ? rows : rows.slice(0, end);
}

type OfLayer = "layer" | "opacity" | "transform";
/** A shape of a layer, which does not know its layer. */
export type Mark = Omit<PathShape, OfLayer> | Omit<ImageShape, OfLayer>;

/** A typeface for a layer, which tells where its family is missing. */
export function typefaceFor({ context, face }: { context: LayerContext; face: FontFace }): Typeface {
  const { typeface, isMissing } = context.fonts.find(face);
  if (isMissing) context.warn({ kind: "fontMissing", family: face.family });
  return typeface;
}
