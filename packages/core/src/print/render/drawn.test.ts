import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import type { PaperWidth } from "@tresen/contract/device/device.values";
import type { Paper } from "@tresen/contract/print/paper/paper";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { FONTS, LOGO, PAPERS } from "../../../test/papers";
import { type DrawnFormat, drawPaper } from ".";

/** The stored pictures, which `STORE_PAPERS=1` writes anew. Look at them before they are stored. */
const stored = (name: string): string => fileURLToPath(new URL(`../../../test/papers/${name}.png`, import.meta.url));
/** Grey levels by which a pixel at the edge of a letter may differ, and how many pixels may differ by more. */
const LEVELS = 64;
const PIXELS = 4;
const POINTS_PER_MM = 72 / 25.4;

const drawn = (paper: Paper, format: DrawnFormat, width: PaperWidth = 80): Promise<Uint8Array> =>
  drawPaper({ paper, format, width, codePage: "cp858", fonts: FONTS, pictures: new Map([["img_logo", LOGO]]) });

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

async function pixelsOf(image: Uint8Array | string): Promise<Pixels> {
  const { data, info } = await sharp(image).flatten().greyscale().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The pixels in which two pictures differ; all of them for different sizes. */
function difference(a: Pixels, b: Pixels): number {
  if (a.width !== b.width || a.height !== b.height) return a.data.length;
  return a.data.reduce((count, level, index) => count + (Math.abs(level - (b.data[index] ?? 0)) > LEVELS ? 1 : 0), 0);
}

beforeAll(() => {
  const wasm = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });
});

describe("the preview", () => {
  const all = Object.entries(PAPERS).flatMap(([name, paper]) =>
    ([58, 80] as const).map((width) => ({ name, paper, width })),
  );

  it.each(all)("of $name on $width mm looks like the stored picture", async ({ name, paper, width }) => {
    const file = stored(`${name}-${width}`);
    const svg = await drawn(paper, "svg", width);
    if (process.env["STORE_PAPERS"])
      writeFileSync(file, await sharp(svg).greyscale().png({ palette: true, colours: 8, effort: 10 }).toBuffer());
    expect(existsSync(file)).toBe(true);
    const picture = await pixelsOf(svg);
    expect(picture.width).toBe(width === 58 ? 384 : 576);
    expect(difference(picture, await pixelsOf(file))).toBeLessThanOrEqual(PIXELS);
  });

  it("differs by more when one letter is another one", async () => {
    const changed = (PAPERS["ticket"] ?? []).map((line) =>
      line.kind === "text" ? { ...line, text: line.text.replace("Rucola", "Rucole") } : line,
    );
    expect(changed).not.toEqual(PAPERS["ticket"]);
    const picture = await pixelsOf(await drawn(changed, "svg"));
    expect(difference(picture, await pixelsOf(stored("ticket-80")))).toBeGreaterThan(2 * PIXELS);
  });

  it("has codes that can be read", async () => {
    const codesOn = async (name: string, width: PaperWidth): Promise<string[]> => {
      const png = await sharp(await drawn(PAPERS[name] ?? [], "svg", width))
        .png()
        .toBuffer();
      return (await readBarcodes(png, { maxNumberOfSymbols: 9 })).map(({ text }) => text);
    };
    for (const width of [58, 80] as const) {
      expect((await codesOn("test", width)).sort()).toEqual([
        "4006381333931",
        "TRESEN-0123",
        "https://shop.example.test",
      ]);
      expect(await codesOn("slip", width)).toEqual([
        expect.stringContaining("destination=Burggasse%20113%2C%201070%20Wien"),
      ]);
      const receipt = await codesOn("receipt", width);
      expect(receipt).toHaveLength(2);
      expect(receipt).toContain("https://shop.example.test/status/01JD7Z1V3N5R8T0W2Y4A6C8E0G/q8hK2mVx");
    }
  });

  it("is the same picture for the same document", async () => {
    const paper = PAPERS["receipt"] ?? [];
    expect(await drawn(paper, "svg")).toEqual(await drawn(paper, "svg"));
  });
});

describe("the PDF", () => {
  it("is a page as wide as the paper for each copy, with text that can be found", async () => {
    const library = await PDFiumLibrary.init();
    const read = async (bytes: Uint8Array): Promise<{ text: string; millimetres: number }[]> => {
      const document = await library.loadDocument(bytes);
      const pages = [...document.pages()].map((page) => ({
        text: page.getText(),
        millimetres: page.getOriginalSize().originalWidth / POINTS_PER_MM,
      }));
      document.destroy();
      return pages;
    };
    for (const width of [58, 80] as const) {
      const [page] = await read(await drawn(PAPERS["receipt"] ?? [], "pdf", width));
      expect(page?.millimetres).toBeCloseTo(width, 1);
      for (const words of ["Käsespätzle mit", "Gesamt", "823,85 €", "Vielen Dank für"])
        expect(page?.text).toContain(words);
    }
    const copies = await drawPaper({
      ...{ paper: PAPERS["label"] ?? [], format: "pdf", width: 58, codePage: "cp858", fonts: FONTS, copies: 3 },
    });
    expect((await read(copies)).map(({ text }) => text.includes("Ticket 4711"))).toEqual([true, true, true]);
    library.destroy();
  });

  it("is the same file for the same document", async () => {
    const paper = PAPERS["change"] ?? [];
    expect(await drawn(paper, "pdf")).toEqual(await drawn(paper, "pdf"));
  });
});
