import type { Font } from "@tresen/contract/media/font/font";
import { packagedCategory, packagedFamily, packagedVariants } from "@tresen/contract/media/font/packaged";
import { FONT_FAMILIES } from "@tresen/contract/media/fonts";
import { ownFamilies, ownFontRows } from "./own";

/** All families that the shop can use: own ones first, then those that every installation includes. */
export async function listFonts(): Promise<Font[]> {
  return [
    ...ownFamilies(await ownFontRows()),
    ...FONT_FAMILIES.map((family) => ({
      family,
      source: "packaged" as const,
      category: packagedCategory(family),
      variants: packagedVariants(family),
      files: [],
    })),
  ];
}

/** Those of the families that do not exist, spelled exactly. Packaged ones cost no read. */
export async function missingFamilies(families: readonly string[]): Promise<string[]> {
  const others = families.filter((family) => packagedFamily(family) !== family);
  if (others.length === 0) return [];
  const own = new Set((await ownFontRows()).map(({ family }) => family));
  return others.filter((family) => !own.has(family));
}
