import * as z from "zod";
import { FONT_MESSAGES } from "./font.texts";
import { type FontFile, packagedFontFiles } from "./packaged";
import { parseVariant } from "./variant";

/** The size limit of a font file in bytes. A Lambda accepts requests of 6 MB, and base64 turns 3 bytes into 4. */
export const FONT_LIMIT = 4_000_000;
/** The size limit of the whole request in bytes: the data URL and the names, as JSON. */
export const FONT_BODY_LIMIT = Math.ceil(FONT_LIMIT / 3) * 4 + 2000;
/** How many own font files there can be. */
export const OWN_FONTS_LIMIT = 60;
/** The endings of files that are taken, for a file dialog. */
export const FONT_ENDINGS = [".woff2", ".woff", ".ttf", ".otf"] as const;

/** A new font file, or another one for a variant that exists. */
export const fontInput = z.strictObject({
  family: z.string().max(200).meta({ title: "Name", description: "Buchstaben, Ziffern und einzelne Leerzeichen" }),
  variant: z
    .string()
    .refine((text) => parseVariant(text) !== null, FONT_MESSAGES.variantInvalid)
    .meta({ title: "Schnitt" }),
  data: z.string().min(1).max(FONT_BODY_LIMIT).meta({ title: "Inhalt als data-URL (base64), höchstens 4 MB" }),
});
export type FontInput = z.output<typeof fontInput>;

/** One own font file: a variant of an own family. */
export const ownFontFile = z.object({
  variant: z.string(),
  /** The file as WOFF with zlib, as font readers take it. Browsers use the style sheet. */
  url: z.string(),
  /** The size of what browsers load, in bytes. */
  size: z.int(),
  glyphs: z.int(),
  /** Letters and signs of German texts and prices that it lacks. */
  missing: z.string(),
  createdAt: z.string(),
});

export const font = z.object({
  family: z.string(),
  source: z.enum(["packaged", "own"]),
  category: z.enum(["sans-serif", "serif", "display", "handwriting", "monospace"]).nullable(),
  /** Google's names: `regular`, `italic`, `700`, `700italic`. */
  variants: z.array(z.string()),
  /** Only of own families; those of packaged ones follow from family and variant, see `fontFileUrls`. */
  files: z.array(ownFontFile),
});
export type Font = z.output<typeof font>;

/**
 * The files of a family's variant for whoever reads fonts to draw with them. Packaged families need no list; null for an
 * own family that is not in `fonts`, and for a variant that does not exist.
 */
export function fontFileUrls({
  family,
  variant,
  fonts = [],
}: {
  family: string;
  variant: string;
  fonts?: readonly Pick<Font, "family" | "files">[];
}): FontFile[] | null {
  const packaged = packagedFontFiles({ family, variant });
  if (packaged) return packaged;
  const file = fonts.find((one) => one.family === family)?.files.find((one) => one.variant === variant);
  return file ? [{ url: file.url, unicodeRange: null }] : null;
}
