import { FONT_SUBSETS, type FontSubset, packagedFamily, packagedFileName } from "@tresen/contract/media/font/packaged";
import { parseVariant } from "@tresen/contract/media/font/variant";
import { readFile } from "node:fs/promises";
import nodeModule from "node:module";
import { type FontFace, fontCss } from "./css";

// In Lambda the packages are beside the bundle, in the repository they are in node_modules.
const packages = nodeModule.createRequire(import.meta.url);

/** In a style sheet the last face with a character wins, and the smaller file has the usual ones. */
const CSS_ORDER: readonly FontSubset[] = ["latin-ext", "latin"];

interface Wanted {
  family: string;
  variant: string;
}

/** The style sheet of a packaged font; null when the family or the variant is not packaged. */
export async function packagedStyle({ family, variant }: Wanted): Promise<string | null> {
  const name = packagedFamily(family);
  const parsed = parseVariant(variant);
  const faces = await facesOf({ family, variant, subsets: CSS_ORDER, format: "woff2" });
  return name && parsed && faces && fontCss({ family: name, ...parsed, faces });
}

/** The files of a packaged font as WOFF with zlib; null when the family or the variant is not packaged. */
export function packagedFaces({ family, variant }: Wanted): Promise<FontFace[] | null> {
  return facesOf({ family, variant, subsets: ["latin", "latin-ext"], format: "woff" });
}

/** One file of a packaged font as WOFF with zlib; null when there is none. */
export async function packagedFile({ subset, ...wanted }: Wanted & { subset: string }): Promise<Uint8Array | null> {
  if (!isSubset(subset)) return null;
  return readPackaged({ ...wanted, subset, format: "woff" });
}

function isSubset(text: string): text is FontSubset {
  return Object.hasOwn(FONT_SUBSETS, text);
}

async function facesOf({
  subsets,
  ...file
}: Wanted & { subsets: readonly FontSubset[]; format: "woff" | "woff2" }): Promise<FontFace[] | null> {
  const faces = await Promise.all(
    subsets.map(async (subset) => {
      const data = await readPackaged({ ...file, subset });
      return data && { unicodeRange: FONT_SUBSETS[subset], data };
    }),
  );
  return faces.includes(null) ? null : faces.filter((face) => face !== null);
}

async function readPackaged({
  format,
  ...wanted
}: Wanted & { subset: FontSubset; format: "woff" | "woff2" }): Promise<Uint8Array | null> {
  const file = packagedFileName(wanted);
  return file && readFile(packages.resolve(`@fontsource/${file.slug}/files/${file.name}.${format}`));
}
