import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import type { LabelContent } from "@tresen/contract/print/label/label-content";
import {
  LABEL_LAYOUTS,
  LABEL_LAYOUT_NAMES,
  type LabelLayoutName,
  type LabelSheet,
  SHEET,
  labelPlace,
} from "@tresen/contract/print/label/label-layout";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import type { PaperFonts } from "../fonts";
import { MM } from "./code-box";
import { labelPdf } from "./label-pdf";

const packages = createRequire(import.meta.url);
const fontFile = (weight: number): Uint8Array =>
  readFileSync(packages.resolve(`@fontsource/source-sans-3/files/source-sans-3-latin-${weight}-normal.woff`));
const FONTS: PaperFonts = { regular: fontFile(400), bold: fontFile(700) };
/** About so many pixels of a millimetre, like a printer with 300 dots per inch. */
const DOTS = 12;

const cola: LabelContent = {
  ...{ name: "Käsespätzle für Größere", price: "1,99 €", unitPrice: "6,03 € / l", deposit: "zzgl. 0,25 € Pfand" },
  ...{ allergens: "Allergene: A, C, G, L, M", code: null },
};
const nothing: LabelContent = { name: "", price: "", unitPrice: "", deposit: "", allergens: "", code: null };
const sheetOf = (layout: LabelLayoutName): LabelSheet => ({ layout, margins: LABEL_LAYOUTS[layout].margins });

interface Drawn {
  text: string;
  /** Grey levels of the pixels. */
  data: Buffer;
  width: number;
  height: number;
}

/** The pixels of a millimetre, across and down: the renderer leaves out parts of a point at the edges of a page. */
const dotsOf = ({ width, height }: Drawn) => ({ across: width / SHEET.width, down: height / SHEET.height });

let library: PDFiumLibrary;
beforeAll(async () => {
  library = await PDFiumLibrary.init();
  const wasm = packages.resolve("zxing-wasm/reader/zxing_reader.wasm");
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });
});
afterAll(() => library.destroy());

async function drawn({
  contents,
  sheet,
  start = 1,
  copies = 1,
}: {
  contents: readonly LabelContent[];
  sheet: LabelSheet;
  start?: number;
  copies?: number;
}): Promise<Drawn[]> {
  const document = await library.loadDocument(await labelPdf({ contents, sheet, start, copies, fonts: FONTS }));
  const pages: Drawn[] = [];
  for (const page of document.pages()) {
    const { originalWidth, originalHeight } = page.getOriginalSize();
    expect([originalWidth / MM, originalHeight / MM]).toEqual([
      expect.closeTo(SHEET.width, 1),
      expect.closeTo(SHEET.height, 1),
    ]);
    const text = page.getText();
    const picture = await page.render({ scale: DOTS / MM, render: "bitmap" });
    const raw = { width: picture.width, height: picture.height, channels: 4 as const };
    const data = await sharp(picture.data, { raw }).flatten({ background: "#fff" }).greyscale().raw().toBuffer();
    pages.push({ text, data, width: picture.width, height: picture.height });
  }
  document.destroy();
  return pages;
}

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The pixels of an area of the page. */
function pixelsOf({ on, area }: { on: Drawn; area: Area }) {
  const { across, down } = dotsOf(on);
  return {
    left: Math.round(area.x * across),
    right: Math.min(on.width, Math.round((area.x + area.width) * across)),
    top: Math.round(area.y * down),
    bottom: Math.min(on.height, Math.round((area.y + area.height) * down)),
  };
}

/** What is printed within an area: its edges in millimetres from the upper left corner of the page; null for nothing. */
function inkIn({ on, area }: { on: Drawn; area: Area }) {
  const { across, down } = dotsOf(on);
  const { left, right, top, bottom } = pixelsOf({ on, area });
  const ink = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      if ((on.data[y * on.width + x] ?? 255) > 127) continue;
      ink.left = Math.min(ink.left, x / across);
      ink.right = Math.max(ink.right, (x + 1) / across);
      ink.top = Math.min(ink.top, y / down);
      ink.bottom = Math.max(ink.bottom, (y + 1) / down);
    }
  return ink.left === Infinity ? null : ink;
}

function inkOf(asked: { on: Drawn; area: Area }) {
  const ink = inkIn(asked);
  if (!ink) throw new RangeError("Nothing is printed there");
  return ink;
}

/** The page without its labels. */
function withoutLabels({ page, sheet, count }: { page: Drawn; sheet: LabelSheet; count: number }): Drawn {
  const data = Buffer.from(page.data);
  for (let index = 0; index < count; index += 1) {
    const { left, right, top, bottom } = pixelsOf({ on: page, area: labelPlace({ sheet, index }) });
    for (let y = Math.max(0, top - 1); y <= bottom; y += 1)
      data.fill(255, y * page.width + left - 1, y * page.width + right + 1);
  }
  return { ...page, data };
}

const WHOLE = { x: 0, y: 0, ...SHEET };
const MARGINS = { top: 11.5, right: 7.3, bottom: 14.2, left: 9.1, columnGap: 3.7, rowGap: 1.4 };

describe("labels on their sheet", () => {
  it.each(
    LABEL_LAYOUT_NAMES.flatMap((layout) => [
      { layout, margins: LABEL_LAYOUTS[layout].margins },
      { layout, margins: MARGINS },
    ]),
  )("are within 0.2 mm of their places: $layout, $margins.top mm", async (sheet) => {
    const { rows, columns } = LABEL_LAYOUTS[sheet.layout];
    const contents = (["qr", "code128"] as const).map((kind) => ({
      ...nothing,
      code: { kind, data: "4006381333931" },
    }));
    const [page, barred, none] = await drawn({ contents, sheet, copies: rows * columns });
    if (!page || !barred) throw new RangeError("There are two pages");
    expect(none).toBeUndefined();
    const { top, right, bottom, left, columnGap, rowGap } = sheet.margins;
    const wide = (SHEET.width - left - right - (columns - 1) * columnGap) / columns;
    const high = (SHEET.height - top - bottom - (rows - 1) * rowGap) / rows;
    for (let index = 0; index < rows * columns; index += 1) {
      const x = left + (index % columns) * (wide + columnGap);
      const y = top + Math.floor(index / columns) * (high + rowGap);
      const area = { x, y, width: wide, height: high };
      // A QR code is in the middle of the label's height, and the bars are in the middle of its width.
      const code = inkOf({ on: page, area });
      expect(Math.abs((code.top + code.bottom) / 2 - (y + high / 2))).toBeLessThan(0.2);
      const bars = inkOf({ on: barred, area });
      expect(Math.abs((bars.left + bars.right) / 2 - (x + wide / 2))).toBeLessThan(0.2);
    }
    expect(inkIn({ on: withoutLabels({ page, sheet, count: rows * columns }), area: WHOLE })).toBeNull();
  });

  it("begin at the place that is chosen, and go on on the next sheet", async () => {
    const sheet = sheetOf("detail");
    const pages = await drawn({ contents: [cola, { ...cola, name: "Zwetschkenknödel" }], sheet, start: 9, copies: 2 });
    expect(pages).toHaveLength(2);
    const [one, two] = pages;
    if (!one || !two) throw new RangeError("There are two pages");
    const isPrinted = (page: Drawn, index: number): boolean =>
      inkIn({ on: page, area: labelPlace({ sheet, index }) }) !== null;
    expect(Array.from({ length: 10 }, (_, index) => isPrinted(one, index))).toEqual([
      ...Array.from({ length: 8 }, () => false),
      ...[true, true],
    ]);
    expect([isPrinted(two, 0), isPrinted(two, 1), isPrinted(two, 2)]).toEqual([true, true, false]);
    expect(one.text).not.toContain("Zwetschkenknödel");
    expect(two.text).toContain("Zwetschkenknödel");
  });
});

describe("what labels say", () => {
  it.each(LABEL_LAYOUT_NAMES)("can be found in the file: %s", async (layout) => {
    const [page] = await drawn({ contents: [cola], sheet: sheetOf(layout) });
    const text = (page?.text ?? "").replaceAll("\u00A0", " ").replace(/\s+/g, " ");
    for (const words of [cola.name, cola.price, cola.unitPrice, cola.deposit, cola.allergens])
      expect(text).toContain(words);
  });

  it.each(LABEL_LAYOUT_NAMES)("never leaves the label, however long it is: %s", async (layout) => {
    const sheet = sheetOf(layout);
    const long: LabelContent = {
      ...cola,
      name: "Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüssel ".repeat(4).trim(),
      price: "ab 1.000.000,00 € / Pkg.",
      unitPrice: "1.000.000.000,00 € / kg",
      allergens: `Allergene: ${[..."ABCDEFGHLMNOPR"].join(", ")}`,
      code: { kind: "ean", data: "4006381333931" },
    };
    const count = LABEL_LAYOUTS[layout].rows * LABEL_LAYOUTS[layout].columns;
    const [page] = await drawn({ contents: [long], sheet, start: 2 });
    if (!page) throw new RangeError("There is a page");
    const place = labelPlace({ sheet, index: 1 });
    const ink = inkOf({ on: page, area: place });
    const edge = layout === "compact" ? 1.2 : 3.5;
    expect(ink.left - place.x).toBeGreaterThan(edge);
    expect(place.x + place.width - ink.right).toBeGreaterThan(edge);
    expect(ink.top - place.y).toBeGreaterThan(edge);
    expect(place.y + place.height - ink.bottom).toBeGreaterThan(edge);
    expect(inkIn({ on: withoutLabels({ page, sheet, count }), area: WHOLE })).toBeNull();
    const text = page.text.replace(/\s+/g, " ");
    expect(text).toContain("…");
    for (const amount of ["ab 1.000.000,00 € / Pkg.", "1.000.000.000,00 € / kg", "zzgl. 0,25 € Pfand", "P, R"])
      expect(text).toContain(amount);
  });

  it("replaces letters that the typeface does not have, and is the same file each time", async () => {
    const options = { sheet: sheetOf("compact"), start: 1, copies: 1, fonts: FONTS };
    const [page] = await drawn({ contents: [{ ...cola, name: "Ćevapčići 🌶" }], sheet: sheetOf("compact") });
    expect(page?.text).toContain("Cevapcici ?");
    expect(await labelPdf({ contents: [cola], ...options })).toEqual(await labelPdf({ contents: [cola], ...options }));
  });

  it("fits into an answer for as many sheets as may be printed, with the largest codes", async () => {
    const contents = Array.from({ length: 480 }, (_, index) => ({
      ...cola,
      name: `Produkt ${index} mit einem langen Namen`,
      code: { kind: "qr" as const, data: `${index}`.padStart(64, "X") },
    }));
    const bytes = await labelPdf({ contents, sheet: sheetOf("compact"), start: 1, copies: 4, fonts: FONTS });
    expect(bytes.byteLength).toBeLessThan(4_300_000);
  }, 60_000);
});

describe("codes on labels", () => {
  it.each(
    LABEL_LAYOUT_NAMES.flatMap(
      (layout) =>
        [
          { layout, kind: "ean", data: "4006381333931", format: "EAN13" },
          { layout, kind: "ean", data: "96385074", format: "EAN8" },
          { layout, kind: "code128", data: "TRESEN-0123", format: "Code128" },
          { layout, kind: "qr", data: "Öl-17", format: "QRCode" },
        ] as const,
    ),
  )("can be read back: $format, $layout", async ({ layout, kind, data, format }) => {
    const sheet = sheetOf(layout);
    const [page] = await drawn({ contents: [{ ...cola, code: { kind, data } }], sheet, start: 2 });
    if (!page) throw new RangeError("There is a page");
    const { left, right, top, bottom } = pixelsOf({ on: page, area: labelPlace({ sheet, index: 1 }) });
    const label = await sharp(page.data, { raw: { width: page.width, height: page.height, channels: 1 } })
      .extract({ left, top, width: right - left, height: bottom - top })
      .png()
      .toBuffer();
    const found = await readBarcodes(label, { maxNumberOfSymbols: 3 });
    expect(found.map((one) => [one.format, one.text])).toEqual([[format, data]]);
  });

  it("are printed as text where they would be too narrow to be read", async () => {
    const code = { kind: "code128" as const, data: "ABCDEFGHIJKLMNOPQRSTUVWXYZ-12345" };
    const sheet = sheetOf("compact");
    const [page] = await drawn({ contents: [{ ...nothing, code }], sheet });
    expect(page?.text).toContain(code.data);
    if (!page) throw new RangeError("There is a page");
    const { top, bottom } = inkOf({ on: page, area: labelPlace({ sheet, index: 0 }) });
    expect(bottom - top).toBeLessThan(3);
  });
});
