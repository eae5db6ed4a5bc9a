import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { ImageRef } from "@tresen/contract/media/image-fields";
import { layer } from "@tresen/contract/template/layer/layer";
import { drawTemplate } from "@tresen/contract/template/render/draw-template";
import { FALLBACK_FACE, type FontBook, fontBook } from "@tresen/contract/template/render/font/font-book";
import { openFont } from "@tresen/contract/template/render/font/template-font";
import { PRESETS } from "@tresen/contract/template/size/presets";
import { pictureOf } from "@tresen/core/template/picture";
import { percentile } from "../load";
import { figure, heading, kb, ms } from "../report";
import { imageSample } from "./image-sample";

const RUNS = 20;
const GOAL = 300;
const PHOTO = { width: 1920, height: 1280 };

const image: ImageRef = { id: "img_bench", version: 1, extension: "jpg", alt: "", ...PHOTO };

/** A screen with a photo over all of it, a name, a price and a code. */
const LAYERS = [
  { type: "image", x: 0, y: 0, width: 1920, height: 1080, value: { image } },
  { type: "shape", x: 80, y: 640, width: 1100, height: 360, value: { fill: "#a4161ae6", radius: 32 } },
  {
    ...{ type: "text", x: 130, y: 670, width: 1000, height: 180 },
    value: { text: "Käsespätzle mit Röstzwiebeln und grünem Salat", size: 76, weight: 700, color: "#ffffff" },
  },
  {
    ...{ type: "price", x: 130, y: 850, width: 600, height: 130 },
    value: { price: 1290, oldPrice: 1490, size: 90, weight: 700, color: "#ffffff" },
  },
  { type: "qr", x: 1580, y: 740, width: 260, height: 260, value: { content: "https://shop.example.test/t/12" } },
].map((given, index) => layer.parse({ id: `layer-${index}`, ...given }));

/** Measures the processor time of pictures from templates, with the fonts already read. */
export async function reportTemplates(): Promise<void> {
  heading("A picture of 1920 × 1080 with one full-size photo, from template to file");
  const fonts = openFonts();
  const photo = await imageSample(PHOTO);
  for (const format of ["png", "jpeg"] as const) {
    const draw = (): Promise<Uint8Array> => picture({ fonts, photo, format });
    const { length } = await draw();
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await processorTime(draw));
    const median = percentile(
      times.sort((a, b) => a - b),
      0.5,
    );
    const name = `${format.toUpperCase()}, ${kb(length)}: processor time, median of ${RUNS}`;
    figure({ name, value: ms(median), ...(format === "png" ? { goal: `≤ ${GOAL} ms`, isMet: median <= GOAL } : {}) });
  }
}

function picture({
  fonts,
  photo,
  format,
}: {
  fonts: FontBook;
  photo: Uint8Array;
  format: "png" | "jpeg";
}): Promise<Uint8Array> {
  const template = { ...PRESETS.fullHd, background: "#ffffff" };
  const drawing = drawTemplate({ template, layers: LAYERS, fonts, currency: "EUR" });
  return pictureOf({ drawing, fileOf: () => ({ mimeType: "image/jpeg", bytes: photo }), format });
}

async function processorTime(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function openFonts(): FontBook {
  const packages = createRequire(join(process.env.TRESEN_ROOT ?? process.cwd(), "packages/functions/package.json"));
  const open = (weight: number) => {
    const files = ["latin", "latin-ext"].map((subset) =>
      readFileSync(packages.resolve(`@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`)),
    );
    return { ...FALLBACK_FACE, weight, font: openFont(files) };
  };
  const fallback = open(FALLBACK_FACE.weight);
  return fontBook({ faces: [fallback, open(700)], fallback: fallback.font });
}
