import { FONTS, type FontFamily, FONT_FAMILIES } from "../fonts";
import { fontSlug } from "./family";
import { parseVariant, variantName } from "./variant";

/** The parts into which the packages divide a typeface, and the characters of each. They are the same in all packages. */
export const FONT_SUBSETS = {
  latin:
    "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122," +
    "U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
  "latin-ext":
    "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F," +
    "U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
} as const;
export type FontSubset = keyof typeof FONT_SUBSETS;

export type FontCategory = "sans-serif" | "serif" | "display" | "handwriting" | "monospace";

interface Packaged {
  category: FontCategory;
  lightest: number;
  heaviest: number;
  /** Weights between the lightest and the heaviest that are missing. */
  without?: readonly number[];
  hasItalic: boolean;
}

const sans = { category: "sans-serif", hasItalic: true } as const;
const serif = { category: "serif", hasItalic: true } as const;
/** What the packages contain; compared with their files by a test. */
const PACKAGED: Readonly<Record<FontFamily, Packaged>> = {
  Inter: { ...sans, lightest: 100, heaviest: 900 },
  Roboto: { ...sans, lightest: 100, heaviest: 900 },
  "Open Sans": { ...sans, lightest: 300, heaviest: 800 },
  Lato: { ...sans, lightest: 100, heaviest: 900, without: [200, 500, 600, 800] },
  Montserrat: { ...sans, lightest: 100, heaviest: 900 },
  Poppins: { ...sans, lightest: 100, heaviest: 900 },
  "Source Sans 3": { ...sans, lightest: 200, heaviest: 900 },
  Raleway: { ...sans, lightest: 100, heaviest: 900 },
  Nunito: { ...sans, lightest: 200, heaviest: 900 },
  Merriweather: { ...serif, lightest: 300, heaviest: 900 },
  "Playfair Display": { ...serif, lightest: 400, heaviest: 900 },
  Oswald: { ...sans, lightest: 200, heaviest: 700, hasItalic: false },
};
const WEIGHTS = [100, 200, 300, 400, 500, 600, 700, 800, 900];

/** The family as it is spelled in the list, whatever its case; null for one that is not packaged. */
export function packagedFamily(family: string): FontFamily | null {
  const slug = fontSlug(family);
  return FONT_FAMILIES.find((known) => FONTS[known] === slug) ?? null;
}

export function packagedCategory(family: FontFamily): FontCategory {
  return PACKAGED[family].category;
}

/** The names of a packaged family's variants, from light to heavy, each upright before slanted. */
export function packagedVariants(family: FontFamily): string[] {
  const { lightest, heaviest, without = [], hasItalic } = PACKAGED[family];
  return WEIGHTS.filter((weight) => weight >= lightest && weight <= heaviest && !without.includes(weight)).flatMap(
    (weight) => [
      variantName({ weight, style: "normal" }),
      ...(hasItalic ? [variantName({ weight, style: "italic" })] : []),
    ],
  );
}

/** A font file, as WOFF with zlib. */
export interface FontFile {
  url: string;
  /** Its characters as in a style sheet; null for a file with all of its family's. */
  unicodeRange: string | null;
}

/**
 * The files of a packaged family's variant: first that of usual letters, then that of further ones. Null when the family
 * is not packaged or lacks the variant: of own families the list of fonts names the files.
 */
export function packagedFontFiles({ family, variant }: { family: string; variant: string }): FontFile[] | null {
  const known = packagedFamily(family);
  const parsed = parseVariant(variant);
  const name = parsed && variantName(parsed);
  if (!known || !name || !packagedVariants(known).includes(name)) return null;
  return Object.entries(FONT_SUBSETS).map(([subset, unicodeRange]) => ({
    url: fontFileUrl({ family: known, variant: name, part: subset }),
    unicodeRange,
  }));
}

/** @param part the subset of a packaged family, or the version of an own file. */
export function fontFileUrl({ family, variant, part }: { family: string; variant: string; part: string }): string {
  return `/fonts/file/${encodeURIComponent(family)}/${variant}-${part}.woff`;
}

/** The name of a packaged file without its ending: `open-sans-latin-400-normal`; null when it does not exist. */
export function packagedFileName({
  family,
  variant,
  subset,
}: {
  family: string;
  variant: string;
  subset: FontSubset;
}): { slug: string; name: string } | null {
  const known = packagedFamily(family);
  const parsed = parseVariant(variant);
  if (!known || !parsed || !packagedVariants(known).includes(variantName(parsed))) return null;
  const slug = FONTS[known];
  return { slug, name: `${slug}-${subset}-${parsed.weight}-${parsed.style}` };
}
