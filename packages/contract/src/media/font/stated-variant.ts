import { type Font, create } from "fontkit";
import { variantName } from "./variant";

/**
 * The variant that a font file states of itself: weight class and slant. Null for what is no single font, or states
 * nothing. The reader is large, so this file is loaded with the first font. Source: OpenType 1.9, OS/2 and post.
 */
export function statedVariant(file: Uint8Array): string | null {
  try {
    const font = create(file);
    const stated = font["OS/2"];
    const weight = weightOf(stated?.usWeightClass);
    if (weight === null) return null;
    return variantName({ weight, style: isSlanted(font) ? "italic" : "normal" });
  } catch {
    return null;
  }
}

/** What older files of Google say instead of 100 and 200, which Windows once made bold. */
const RAISED: Readonly<Record<number, number>> = { 250: 100, 275: 200 };

/** The nearest hundred. Some old files count from 1 to 9. */
function weightOf(stated: number | undefined): number | null {
  if (!stated || stated > 1000) return null;
  if (RAISED[stated] !== undefined) return RAISED[stated];
  const weight = stated < 10 ? stated * 100 : stated;
  return Math.min(900, Math.max(100, Math.round(weight / 100) * 100));
}

function isSlanted({ "OS/2": stated, italicAngle = 0 }: Font): boolean {
  return stated?.fsSelection?.["italic"] === true || stated?.fsSelection?.["oblique"] === true || italicAngle !== 0;
}
