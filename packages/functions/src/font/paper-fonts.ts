import type { PaperFonts } from "@tresen/core/print/render";
import { readFile } from "node:fs/promises";
import nodeModule from "node:module";

// In Lambda the package is beside the bundle, in the repository it is in node_modules.
const packages = nodeModule.createRequire(import.meta.url);

const WEIGHTS = [400, 700] as const;
const known = new Map<string, Promise<PaperFonts>>();

/** The typeface in which documents are drawn for people, see `drawPaper`. It is read once. */
export function paperFonts(): Promise<PaperFonts> {
  return fontsOf("jetbrains-mono");
}

/** The typeface of labels, in which more letters have room. It is read once. */
export function labelFonts(): Promise<PaperFonts> {
  return fontsOf("source-sans-3");
}

function fontsOf(slug: string): Promise<PaperFonts> {
  const read = known.get(slug) ?? readFonts(slug);
  known.set(slug, read);
  return read;
}

async function readFonts(slug: string): Promise<PaperFonts> {
  const [regular, bold] = await Promise.all(
    WEIGHTS.map((weight) =>
      readFile(packages.resolve(`@fontsource/${slug}/files/${slug}-latin-${weight}-normal.woff`)),
    ),
  );
  if (!regular || !bold) throw new RangeError(`The typeface ${slug} has no files`);
  return { regular, bold };
}
