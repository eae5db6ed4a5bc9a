import type { PaperFonts } from "@tresen/core/print/render";
import { readFile } from "node:fs/promises";
import nodeModule from "node:module";

// In Lambda the package is beside the bundle, in the repository it is in node_modules.
const packages = nodeModule.createRequire(import.meta.url);

type Files = Record<keyof PaperFonts, string>;
const known = new Map<string, Promise<PaperFonts>>();

/** The typeface in which papers are drawn for people, see `drawPaper`. It is read once. */
export function paperFonts(): Promise<PaperFonts> {
  return fontsOf(latin("jetbrains-mono"));
}

/** The typeface of labels, in which more letters have room. It is read once. */
export function labelFonts(): Promise<PaperFonts> {
  return fontsOf(latin("source-sans-3"));
}

/** The typeface of documents with names of people: it has Latin, Greek and Cyrillic letters of all languages. It is read once. */
export function documentFonts(): Promise<PaperFonts> {
  const folder = "@expo-google-fonts/noto-sans";
  return fontsOf({
    regular: `${folder}/400Regular/NotoSans_400Regular.ttf`,
    bold: `${folder}/700Bold/NotoSans_700Bold.ttf`,
  });
}

function latin(slug: string): Files {
  const start = `@fontsource/${slug}/files/${slug}-latin`;
  return { regular: `${start}-400-normal.woff`, bold: `${start}-700-normal.woff` };
}

function fontsOf(files: Files): Promise<PaperFonts> {
  const read = known.get(files.regular) ?? readFonts(files);
  known.set(files.regular, read);
  return read;
}

async function readFonts(files: Files): Promise<PaperFonts> {
  const [regular, bold] = await Promise.all([
    readFile(packages.resolve(files.regular)),
    readFile(packages.resolve(files.bold)),
  ]);
  return { regular, bold };
}
