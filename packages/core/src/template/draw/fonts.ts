import { FONT_FAMILIES, type FontFamily } from "@tresen/contract/media/fonts";
import { packagedVariants } from "@tresen/contract/media/font/packaged";
import { closestVariant } from "@tresen/contract/media/font/variant";
import type { Layer } from "@tresen/contract/template/layer/layer";
import { FALLBACK_FACE, type FontBook, type FontFace, fontBook } from "@tresen/contract/template/render/font/font-book";
import { type TemplateFont, openFont } from "@tresen/contract/template/render/font/template-font";
import { neededFonts } from "@tresen/contract/template/render/needs";
import { closestOwnFont, fontFaces } from "../../media/font";

/** Packaged faces that were read, since reading one takes longer than drawing with it. They never change. */
const opened = new Map<string, Promise<TemplateFont | null>>();

/** The typefaces of the layers. A missing one is left out, and the fallback drawn in its place. */
export async function fontsOf(layers: readonly Layer[]): Promise<FontBook> {
  const [faces, fallback] = await Promise.all([
    Promise.all(
      neededFonts(layers).map(async (face) => {
        const font = await openFace(face);
        return font ? [{ ...face, font }] : [];
      }),
    ),
    openFace(FALLBACK_FACE),
  ]);
  if (!fallback) throw new Error("The fallback typeface is missing.");
  return fontBook({ faces: faces.flat(), fallback });
}

/** The face that a browser would draw with too: of what the family lacks the closest one. */
async function openFace({ family, weight, isItalic }: FontFace): Promise<TemplateFont | null> {
  const wanted = { weight, style: isItalic ? "italic" : "normal" } as const;
  const isPackaged = FONT_FAMILIES.includes(family as FontFamily);
  const variant = isPackaged
    ? closestVariant({ variants: packagedVariants(family as FontFamily), ...wanted })
    : (await closestOwnFont({ family, ...wanted }))?.variant;
  if (!variant) return null;
  const key = `${family} ${variant}`;
  const known = opened.get(key) ?? readFace({ family, variant });
  if (isPackaged) opened.set(key, known);
  return known;
}

async function readFace(wanted: { family: string; variant: string }): Promise<TemplateFont | null> {
  const files = await fontFaces(wanted);
  return files && openFont(files.map(({ data }) => data));
}
