import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Layer, layer } from "@tresen/contract/template/layer/layer";
import { drawTemplate } from "@tresen/contract/template/render/draw-template";
import { type FontBook, fontBook } from "@tresen/contract/template/render/font/font-book";
import { openFont } from "@tresen/contract/template/render/font/template-font";
import type { TemplateSize } from "@tresen/contract/template/size/presets";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { pictureOf } from "./picture";
import type { FileOf } from "./picture-file";

const packages = createRequire(import.meta.url);
let fonts: FontBook;
beforeAll(() => {
  const wasm = packages.resolve("zxing-wasm/reader/zxing_reader.wasm");
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });
  const fallback = openFont([readFileSync(packages.resolve("@fontsource/inter/files/inter-latin-400-normal.woff"))]);
  fonts = fontBook({ faces: [], fallback });
});

const SIZE: TemplateSize = { width: 600, height: 400, unit: "px", dpi: 96 };

function drawn({
  layers,
  background = "#ffffff",
  size = SIZE,
}: {
  layers: readonly object[];
  background?: string;
  size?: TemplateSize;
}) {
  const all = layers.map((given, index): Layer => layer.parse({ id: `layer-${index}`, ...given }));
  return drawTemplate({ template: { ...size, background }, layers: all, fonts, currency: "EUR" });
}

const none: FileOf = () => null;
const pngOf = (given: Parameters<typeof drawn>[0], fileOf = none): Promise<Uint8Array> =>
  pictureOf({ drawing: drawn(given), fileOf, format: "png" });

/** The colour of a pixel, with its opacity where there is one. */
async function pixelOf({ picture, left, top }: { picture: Uint8Array; left: number; top: number }): Promise<number[]> {
  return [...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

async function codesIn(picture: Uint8Array): Promise<{ format: string; text: string }[]> {
  const codes = await readBarcodes(picture, { tryHarder: true });
  return codes.map(({ format, text }) => ({ format, text }));
}

describe("codes in a picture can be read back", () => {
  const LINK = "https://shop.example.test/store/neubau?table=12";
  it.each([
    ["EAN13", "barcode", { content: "4006381333931" }, "4006381333931"],
    ["EAN13", "barcode", { content: "400638133393" }, "4006381333931"],
    ["EAN8", "barcode", { content: "96385074" }, "96385074"],
    ["Code128", "barcode", { content: "ART-1234/b", kind: "code128" }, "ART-1234/b"],
    ["QRCode", "qr", { content: LINK }, LINK],
    ["QRCode", "qr", { content: "Grüß Gott", errorCorrection: "H", color: "#102a43" }, "Grüß Gott"],
  ] as const)("%s in a %s with %o", async (format, type, value, text) => {
    // On a dark background, so that the quiet zone is the code's own.
    const background = "#1a1a1a";
    const boxes = [
      { x: 40, y: 40, width: 340, height: 160 },
      { x: 100, y: 180, width: 450, height: 200, rotation: 4 },
    ];
    for (const box of boxes) {
      const drawing = drawn({ background, layers: [{ type, ...box, value }] });
      expect(drawing.warnings).toEqual([]);
      const picture = await pictureOf({ drawing, fileOf: none, format: "png" });
      expect(await codesIn(picture)).toEqual([{ format, text }]);
    }
  });

  it("on a label with 300 dpi, beside one another", async () => {
    const layers = [
      { type: "barcode", x: 5, y: 30, width: 45, height: 20, value: { content: "4006381333931" } },
      { type: "qr", x: 65, y: 20, width: 30, height: 30, value: { content: LINK } },
    ];
    const drawing = drawn({ layers, size: { width: 99.1, height: 57, unit: "mm", dpi: 300 } });
    expect(drawing.warnings).toEqual([]);
    const codes = await codesIn(await pictureOf({ drawing, fileOf: none, format: "png" }));
    expect(codes.map(({ text }) => text).sort()).toEqual(["4006381333931", LINK].sort());
  });
});

describe("a picture", () => {
  const square = { type: "shape", x: 0, y: 0, width: 300, height: 400, value: { fill: "#336699" } };
  const text = { type: "text", x: 10, y: 10, width: 300, height: 90, value: { text: "Käse", size: 40 } };

  it("has exactly its size in pixels, and the same bytes each time", async () => {
    const given = { layers: [square, text] };
    const [one, other] = [await pngOf(given), await pngOf(given)];
    expect(one).toEqual(other);
    expect(await sharp(one).metadata()).toMatchObject({ format: "png", width: 600, height: 400 });
  });

  it("keeps what nothing covers transparent as PNG, and white as JPEG", async () => {
    const given = { layers: [square], background: "" };
    const right = { left: 500, top: 200 };
    expect(await pixelOf({ picture: await pngOf(given), ...right })).toEqual([0, 0, 0, 0]);
    const jpeg = await pictureOf({ drawing: drawn(given), fileOf: none, format: "jpeg" });
    expect(await pixelOf({ picture: jpeg, ...right })).toEqual([255, 255, 255]);
    expect(await pixelOf({ picture: await pngOf({ layers: [square] }), ...right })).toEqual([255, 255, 255]);
  });

  it("takes photos whose data URL is longer than ten million characters", async () => {
    const noise = Buffer.alloc(2400 * 1600 * 3, "Käsespätzle");
    const raw = { width: 2400, height: 1600, channels: 3 } as const;
    const bytes = await sharp(noise, { raw }).png({ compressionLevel: 0 }).toBuffer();
    const image = { id: "img_one", version: 1, extension: "png", width: 2400, height: 1600 };
    const given = { layers: [{ ...square, type: "image", value: { image } }], background: "#000000" };
    const picture = await pngOf(given, () => ({ mimeType: "image/png", bytes }));
    // The other half of the picture is black.
    const { channels } = await sharp(picture).stats();
    expect(channels[0]?.mean).toBeGreaterThan(50);
  });
});

describe("a photo that covers all", () => {
  const image = { id: "img_one", version: 1, extension: "jpg", width: 1200, height: 1000 };
  const whole = { type: "image", x: 0, y: 0, width: 600, height: 400, value: { image, focus: { x: 0.5, y: 1 } } };
  const hidden = { type: "shape", x: 0, y: 0, width: 600, height: 400, value: { fill: "#ff0000" } };
  const over = { type: "shape", x: 500, y: 300, width: 100, height: 100, value: { fill: "#00ff0080" } };
  // Four fields, one above another.
  const GREYS = [0, 80, 160, 240];
  const fields = Buffer.from(Uint8Array.from({ length: 1200 * 1000 }, (_, at) => GREYS[Math.floor(at / 300_000)] ?? 0));
  const photo = sharp(fields, { raw: { width: 1200, height: 1000, channels: 1 } });
  const KINDS = ["grey", "coloured"] as const;

  it.each(KINDS)("is shown as where it covers less: %s", async (kind) => {
    const file = photo.clone().toColourspace(kind === "grey" ? "b-w" : "srgb");
    const bytes = await file.jpeg({ quality: 95 }).toBuffer();
    const fileOf: FileOf = () => ({ mimeType: "image/jpeg", bytes });
    const given = { layers: [hidden, whole, over] };
    const picture = await pngOf(given, fileOf);
    // The same photo as a layer that is transparent by a thousandth goes through the renderer of SVG.
    const rendered = await pngOf({ layers: [whole, { ...whole, opacity: 0.999 }, over] }, fileOf);
    for (const [left, top] of [
      ...[
        [5, 5],
        [300, 100],
        [300, 250],
        [595, 5],
      ],
      ...[
        [5, 395],
        [550, 350],
        [505, 305],
      ],
    ] as const) {
      const [one, other] = [await pixelOf({ picture, left, top }), await pixelOf({ picture: rendered, left, top })];
      expect(one).toHaveLength(3);
      for (const [channel, value] of one.entries()) expect(Math.abs(value - (other[channel] ?? 0))).toBeLessThan(8);
    }
    // The focus is at the lower edge: of 500 rows the first 100 are cut.
    expect((await pixelOf({ picture, left: 5, top: 15 }))[0]).toBeLessThan(20);
    expect((await pixelOf({ picture, left: 5, top: 35 }))[0]).toBeGreaterThan(60);
  });
});

describe("the pixels per inch of a picture", () => {
  const card: TemplateSize = { width: 30, height: 20, unit: "mm", dpi: 300 };
  const layers = [{ type: "shape", x: 0, y: 0, width: 9, height: 9, value: { fill: "#ff0000" } }];

  it.each(["png", "jpeg"] as const)("are in its file: %s", async (format) => {
    const drawing = drawn({ layers, size: card });
    const picture = await pictureOf({ drawing, fileOf: none, format, dpi: 300 });
    expect(await sharp(picture).metadata()).toMatchObject({ density: 300, width: 354, height: 236 });
    const plain = await pictureOf({ drawing, fileOf: none, format });
    const pixelsIn = (file: Uint8Array): Promise<Buffer> => sharp(file).raw().toBuffer();
    expect((await pixelsIn(picture)).equals(await pixelsIn(plain))).toBe(true);
  });
});
