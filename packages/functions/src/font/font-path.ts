import { fontSlug, isFontFamily } from "@tresen/contract/media/font/family";
import { type FontVariant, parseVariant, variantName } from "@tresen/contract/media/font/variant";

interface NamedFont extends FontVariant {
  family: string;
  /** The family as used in file names and keys: `open-sans`. */
  slug: string;
  variant: string;
}
export type FontPath = NamedFont & { kind: "style" };
/** `part` is the subset of a packaged family, or the version of an own file. */
export type FontFilePath = NamedFont & { kind: "file"; part: string };

const STYLE = /^\/fonts\/google\/([^/]{1,200})\/style-([0-9a-z]{1,12})\.embed\.css$/;
const FILE = /^\/fonts\/file\/([^/]{1,200})\/([0-9a-z]{1,12})-([0-9a-z-]{1,40})\.woff$/;

/**
 * Parses `/fonts/google/{family}/style-{variant}.embed.css` and `/fonts/file/{family}/{variant}-{part}.woff`; null for
 * any other path.
 */
export function parseFontPath(path: string): FontPath | FontFilePath | null {
  const [, styled, styleVariant] = STYLE.exec(path) ?? [];
  const style = named({ encoded: styled, variant: styleVariant });
  if (style) return { kind: "style", ...style };
  const [, filed, fileVariant, part] = FILE.exec(path) ?? [];
  const file = named({ encoded: filed, variant: fileVariant });
  return file && part ? { kind: "file", part, ...file } : null;
}

function named({ encoded, variant }: { encoded: string | undefined; variant: string | undefined }): NamedFont | null {
  const family = encoded === undefined ? null : decoded(encoded);
  const parsed = parseVariant(variant ?? "");
  if (!family || !isFontFamily(family) || !parsed) return null;
  return { family, slug: fontSlug(family), variant: variantName(parsed), ...parsed };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return null;
  }
}
