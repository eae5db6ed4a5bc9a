import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type FontBook, type FontFace, fontBook } from "../src/template/render/font/font-book";
import { type TemplateFont, openFont } from "../src/template/render/font/template-font";

const packages = createRequire(import.meta.url);

/** The files of a face, as the platform sends them: Latin letters, and the less usual of them. */
export function fontFiles({ family, weight, isItalic }: FontFace): Uint8Array[] {
  const name = family.toLowerCase().replaceAll(" ", "-");
  return ["latin", "latin-ext"].map((subset) =>
    readFileSync(
      packages.resolve(`@fontsource/${name}/files/${name}-${subset}-${weight}-${isItalic ? "italic" : "normal"}.woff`),
    ),
  );
}

const FACES: readonly FontFace[] = [
  { family: "Inter", weight: 400, isItalic: false },
  { family: "Inter", weight: 700, isItalic: false },
  { family: "Playfair Display", weight: 400, isItalic: true },
];

/** Opened once for a whole test file. */
export function testFonts(): FontBook {
  const faces = FACES.map((face) => ({ ...face, font: openFont(fontFiles(face)) }));
  const fallback: TemplateFont | undefined = faces[0]?.font;
  if (!fallback) throw new Error("There is no fallback.");
  return fontBook({ faces, fallback });
}
