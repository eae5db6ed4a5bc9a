import type { PaperFonts } from "@tresen/core/print/render";
import { readFile } from "node:fs/promises";
import nodeModule from "node:module";

// In Lambda the package is beside the bundle, in the repository it is in node_modules.
const packages = nodeModule.createRequire(import.meta.url);

let known: PaperFonts | undefined;

/** The typeface in which documents are drawn for people, see `drawPaper`. It is read once. */
export async function paperFonts(): Promise<PaperFonts> {
  if (known) return known;
  const [regular, bold] = await Promise.all([readWeight(400), readWeight(700)]);
  return (known = { regular, bold });
}

function readWeight(weight: 400 | 700): Promise<Uint8Array> {
  return readFile(packages.resolve(`@fontsource/jetbrains-mono/files/jetbrains-mono-latin-${weight}-normal.woff`));
}
