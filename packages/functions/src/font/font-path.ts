import { type FontVariant, parseVariant } from "@tresen/core/media/font";

export interface FontPath extends FontVariant {
  family: string;
  /** The family as used in file names and keys: `open-sans`. */
  slug: string;
  variant: string;
}

const PATTERN = /^\/fonts\/google\/([^/]{1,200})\/style-([0-9a-z]{1,12})\.embed\.css$/;
/** The pattern of Google's family names. It contains no character with a meaning in a style sheet, a URL or a key. */
const FAMILY = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+){0,7}$/;

/** Parses `/fonts/google/{family}/style-{variant}.embed.css`; null for any other path. */
export function parseFontPath(path: string): FontPath | null {
  const [, encoded, variant] = PATTERN.exec(path) ?? [];
  const family = encoded === undefined ? null : decoded(encoded);
  const parsed = variant === undefined ? null : parseVariant(variant);
  if (!family || family.length > 60 || !FAMILY.test(family) || !variant || !parsed) return null;
  return { family, slug: family.toLowerCase().replaceAll(" ", "-"), variant, ...parsed };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return null;
  }
}
