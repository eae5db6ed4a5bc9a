import { closestVariant, variantName } from "../../../media/font/variant";
import type { TemplateFont } from "./template-font";
import { type Typeface, typefaceOf } from "./typeface";

/** A face that a layer asks for. */
export interface FontFace {
  family: string;
  weight: number;
  isItalic: boolean;
}

/** What draws where a family is missing, and characters that a face does not have. Every `FontBook` has it. */
export const FALLBACK_FACE: FontFace = { family: "Inter", weight: 400, isItalic: false };

export interface FontBook {
  /** The face of the family that is closest; the fallback where the family is missing. */
  find: (face: FontFace) => { typeface: Typeface; isMissing: boolean };
  /** What draws the characters that a face does not have. */
  fallback: Typeface;
}

/** Keeps open fonts, so that a text that was set once is not set again. */
export function fontBook({
  faces,
  fallback,
}: {
  faces: readonly (FontFace & { font: TemplateFont })[];
  fallback: TemplateFont;
}): FontBook {
  const typefaces = new Map<TemplateFont, Typeface>();
  const open = (font: TemplateFont): Typeface => {
    const known = typefaces.get(font) ?? typefaceOf({ font, fallback });
    typefaces.set(font, known);
    return known;
  };
  return {
    fallback: open(fallback),
    find: ({ family, weight, isItalic }) => {
      const own = faces.filter((face) => face.family === family);
      const variant = closestVariant({ variants: own.map(nameOf), weight, style: isItalic ? "italic" : "normal" });
      const found = own.find((face) => nameOf(face) === variant);
      if (found) return { typeface: open(found.font), isMissing: false };
      return { typeface: open(fallback), isMissing: family !== FALLBACK_FACE.family };
    },
  };
}

function nameOf({ weight, isItalic }: FontFace): string {
  return variantName({ weight, style: isItalic ? "italic" : "normal" });
}
