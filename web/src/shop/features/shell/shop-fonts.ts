import { fontStyleUrl } from "@tresen/contract/media/fonts";
import type { Config } from "@tresen/contract/config/config";

/**
 * The width of the default typeface compared with each of these, measured on German text, regular and bold. Scaled by
 * this factor, lines break at the same places, so that nothing moves when the shop's typeface is loaded. Oswald stays
 * narrower. An own typeface keeps its width.
 */
const WIDTHS: Partial<Record<string, readonly [regular: number, bold: number]>> = {
  Inter: [1, 1],
  Roboto: [1.073, 1.085],
  "Open Sans": [1.016, 0.974],
  Lato: [1.087, 1.096],
  Montserrat: [0.948, 0.929],
  Poppins: [0.965, 0.955],
  "Source Sans 3": [1.145, 1.11],
  Raleway: [1.032, 1.026],
  Nunito: [1.056, 1.047],
  Merriweather: [0.977, 0.981],
  "Playfair Display": [1.047, 1.05],
  Oswald: [1.16, 1.1],
};
const FALLBACK = '"Inter Fallback", system-ui, sans-serif';
const ID = "shop-fonts";

type Chosen = Pick<Config, "fontFamily" | "headingFontFamily">;

interface Face {
  family: string;
  variant: string;
}

const boldOf = (family: string): Face => ({ family, variant: "700" });

/**
 * Applies the owner's typefaces once they are loaded; until then, and if that fails, the page keeps the default one.
 */
export async function applyFonts({ fontFamily, headingFontFamily }: Chosen): Promise<void> {
  const wanted: Face[] = [
    ...(fontFamily ? [{ family: fontFamily, variant: "regular" }, boldOf(fontFamily)] : []),
    ...(headingFontFamily && headingFontFamily !== fontFamily ? [boldOf(headingFontFamily)] : []),
  ];
  const faces = await Promise.all(wanted.map(readFace));
  const rules = [
    ...(fontFamily ? [`:root{--font-sans:"${fontFamily}",${FALLBACK}}`] : []),
    ...(headingFontFamily ? [`h1,h2,h3{font-family:"${headingFontFamily}",${FALLBACK}}`] : []),
  ];
  const style =
    document.getElementById(ID) ??
    document.head.appendChild(Object.assign(document.createElement("style"), { id: ID }));
  // Of an own family that lacks a variant another one is answered, perhaps the same twice.
  style.textContent = [...new Set(faces), ...rules].join("\n");
}

/** The style sheet of one face, with its typeface loaded and scaled to the width of the default one. */
async function readFace({ family, variant }: Face): Promise<string> {
  const answer = await fetch(fontStyleUrl({ family, variant }));
  if (!answer.ok) throw new Error(`The typeface ${family} is not to be had: ${answer.status}`);
  const scale = WIDTHS[family]?.[variant === "700" ? 1 : 0] ?? 1;
  return (await answer.text()).replaceAll(
    "font-display:swap",
    `font-display:swap;size-adjust:${(scale * 100).toFixed(1)}%`,
  );
}
