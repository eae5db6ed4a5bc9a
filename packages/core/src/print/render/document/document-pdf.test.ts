import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import type { TextBlock } from "@tresen/contract/print/document/text-block";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { PaperFonts } from "../fonts";
import { documentPdf } from "./document-pdf";

const packages = createRequire(import.meta.url);
const fontFile = (style: string): Uint8Array =>
  readFileSync(packages.resolve(`@expo-google-fonts/noto-sans/${style}/NotoSans_${style}.ttf`));
const FONTS: PaperFonts = { regular: fontFile("400Regular"), bold: fontFile("700Bold") };

const AT = Date.parse("2026-06-05T10:00:00Z");

let library: PDFiumLibrary;
beforeAll(async () => {
  library = await PDFiumLibrary.init();
});
afterAll(() => library.destroy());

const drawn = (blocks: readonly TextBlock[]) =>
  documentPdf({
    blocks,
    title: "Auskunft",
    at: AT,
    pageText: ({ page, pages }) => `Seite ${page} von ${pages}`,
    fonts: FONTS,
  });

async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const document = await library.loadDocument(bytes);
  const texts = [...document.pages()].map((page) => page.getText());
  document.destroy();
  return texts;
}

it("writes titles, rows and texts in their order", async () => {
  const bytes = await drawn([
    { kind: "title", text: "Auskunft" },
    { kind: "heading", text: "Stammdaten" },
    { kind: "row", label: "Name", value: "Grüße an Müller & Söhne" },
    { kind: "row", label: "Adresse", value: "Hauptplatz 1\n4020 Linz" },
    { kind: "text", text: "Nichts gespeichert." },
  ]);
  const [text = "", ...others] = await pagesOf(bytes);
  expect(others).toEqual([]);
  const places = ["Auskunft", "Stammdaten", "Name", "Grüße an Müller & Söhne", "4020 Linz", "Nichts", "Seite 1 von 1"];
  expect(places.map((part) => text.indexOf(part))).toEqual(
    places.map((part) => text.indexOf(part)).toSorted((a, b) => a - b),
  );
  expect(places.filter((part) => !text.includes(part))).toEqual([]);
  expect(Buffer.from(await drawn([{ kind: "title", text: "A" }]))).toEqual(
    Buffer.from(await drawn([{ kind: "title", text: "A" }])),
  );
});

it("goes on over pages, also within one long value, and loses nothing", async () => {
  const long = Array.from({ length: 200 }, (_, index) => `Zeile ${index}.`);
  const pages = await pagesOf(
    await drawn([
      ...Array.from({ length: 80 }, (_, index): TextBlock => ({
        kind: "row",
        label: `L${index}`,
        value: `W${index}.`,
      })),
      { kind: "heading", text: "Danach" },
      { kind: "row", label: "Lang", value: long.join("\n") },
      { kind: "text", text: "Schluss" },
    ]),
  );
  const text = pages.join("\n");
  expect(pages.length).toBeGreaterThan(4);
  for (let index = 0; index < 80; index += 1) expect(text).toContain(`W${index}.`);
  for (const line of long) expect(text).toContain(line);
  expect(pages.at(-1)).toContain("Schluss");
  expect(pages.map((page, index) => page.includes(`Seite ${index + 1} von ${pages.length}`))).not.toContain(false);
});

it("keeps what is below a subheading on one page, with the heading above it, where it fits on one", async () => {
  const rows = (start: string, count: number): TextBlock[] =>
    Array.from({ length: count }, (_, index) => ({ kind: "row", label: `${start}${index}.`, value: "Wert" }));
  const pages = await pagesOf(
    await drawn([
      ...rows("Davor", 30),
      { kind: "heading", text: "Bestellungen" },
      ...["A", "B"].flatMap((name): TextBlock[] => [
        { kind: "subheading", text: `Ticket ${name}` },
        ...rows(name, name === "A" ? 20 : 10),
      ]),
    ]),
  );
  const pageOf = (text: string): number => pages.findIndex((page) => page.includes(text));
  expect(["Davor29.", "Bestellungen", "Ticket A", "A0.", "A19."].map(pageOf)).toEqual([0, 1, 1, 1, 1]);
  expect(["Ticket B", "B0.", "B9."].map(pageOf)).toEqual([1, 1, 1]);
});

it("says when it was made, and that it is German", async () => {
  const bytes = Buffer.from(await drawn([{ kind: "title", text: "A" }])).toString("latin1");
  expect(bytes).toContain("(D:20260605100000Z)");
  expect(bytes).toContain("/Lang (de)");
});

it("changes no letter, and says the code points of characters that the typeface does not have", async () => {
  const names = "Žižkovský, Łukasz Şahin-Szűcs, İnönü, Ελληνικά, Привет";
  const [text] = await pagesOf(await drawn([{ kind: "row", label: "Namen", value: names }]));
  expect(text?.replace(/\s+/g, " ")).toContain(names);
  const [lacking] = await pagesOf(await drawn([{ kind: "row", label: "Name", value: "Čapek 🍕 漢 👩‍🍳" }]));
  expect(lacking).toContain("Čapek [U+1F355] [U+6F22] [U+1F469 U+200D U+1F373]");
});
