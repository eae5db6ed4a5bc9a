import { FONTS } from "@tresen/contract/media/fonts";
import { type FontFace, fontCss } from "@tresen/core/media/font";
import { readFile } from "node:fs/promises";
import * as z from "zod";
import nodeModule from "node:module";
import type { FontPath } from "./font-path";

// In Lambda the packages are beside the bundle, in the repository they are in node_modules.
const packages = nodeModule.createRequire(import.meta.url);

/** Including the letters of Austria's neighbours, which names of people and places need. */
const SUBSETS = ["latin-ext", "latin"] as const;

/** The characters of each subset, as listed in the font's package. */
const unicodeRanges = z.record(z.string(), z.string());

/** The style sheet of a packaged font; null when the family or the variant is not packaged. */
export async function packagedFont({
  slug,
  weight,
  style,
}: Pick<FontPath, "slug" | "weight" | "style">): Promise<string | null> {
  const [family] = Object.entries(FONTS).find(([, name]) => name === slug) ?? [];
  if (!family) return null;
  const ranges = unicodeRanges.parse(
    JSON.parse(await readFile(packages.resolve(`@fontsource/${slug}/unicode.json`), "utf8")),
  );
  const faces = await Promise.all(
    SUBSETS.map((subset) => readFace({ slug, subset, weight, style, unicodeRange: ranges[subset] })),
  );
  return faces.includes(null) ? null : fontCss({ family, weight, style, faces: faces.filter((face) => face !== null) });
}

async function readFace({
  slug,
  subset,
  weight,
  style,
  unicodeRange,
}: {
  slug: string;
  subset: string;
  weight: number;
  style: string;
  unicodeRange: string | undefined;
}): Promise<FontFace | null> {
  try {
    const data = await readFile(
      packages.resolve(`@fontsource/${slug}/files/${slug}-${subset}-${weight}-${style}.woff2`),
    );
    return unicodeRange === undefined ? null : { unicodeRange, data };
  } catch {
    return null;
  }
}
