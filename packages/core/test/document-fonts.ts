import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { PaperFonts } from "../src/print/render";

const packages = createRequire(import.meta.url);

/** The typeface of documents, as functions have it beside them. */
export async function documentFonts(): Promise<PaperFonts> {
  const [regular, bold] = await Promise.all(["400Regular", "700Bold"].map(fontFile));
  return { regular: regular ?? new Uint8Array(), bold: bold ?? new Uint8Array() };
}

function fontFile(style: string): Promise<Uint8Array> {
  return readFile(packages.resolve(`@expo-google-fonts/noto-sans/${style}/NotoSans_${style}.ttf`));
}
