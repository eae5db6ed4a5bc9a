import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { pixelSize } from "@tresen/contract/template/size/presets";
import { FALLBACK_FACE, type FontFace } from "@tresen/contract/template/render/font/font-book";
import { neededFonts } from "@tresen/contract/template/render/needs";
import { build } from "vite";
import { pictureOf } from "../../../packages/core/src/template/picture/picture";
import type { FileOf } from "../../../packages/core/src/template/picture/picture-file";
import { differences } from "./difference";
import { type PictureInput, drawingFor, type svgFor } from "./page-renderer";

declare global {
  /** In the page, once it has the script. */
  var renderer: { svgFor: typeof svgFor } | undefined;
}

const packages = createRequire(import.meta.url);
const ENTRY = `${import.meta.dirname}/page-renderer.ts`;

/** The renderer as one script for a page, as the back-office loads it. */
export async function rendererScript(): Promise<string> {
  const built = await build({
    ...{ configFile: false, logLevel: "error", publicDir: false },
    build: { write: false, minify: false, lib: { entry: ENTRY, formats: ["iife"], name: "renderer" } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && "output" in output ? output.output[0] : null;
  if (chunk?.type !== "chunk") throw new Error("The renderer was not built.");
  return chunk.code;
}

/** The faces that layers need, with the files that the platform sends, the fallback first. */
export function facesFor(layers: PictureInput["layers"]): PictureInput["faces"] {
  const isFallback = ({ family, weight, isItalic }: FontFace): boolean =>
    family === FALLBACK_FACE.family && weight === FALLBACK_FACE.weight && !isItalic;
  const needed = [FALLBACK_FACE, ...neededFonts(layers).filter((face) => !isFallback(face))];
  return needed.map((face) => ({ ...face, files: ["latin", "latin-ext"].map((subset) => fontFile({ face, subset })) }));
}

function fontFile({ face: { family, weight, isItalic }, subset }: { face: FontFace; subset: string }): string {
  const name = family.toLowerCase().replaceAll(" ", "-");
  const file = `${name}-${subset}-${weight}-${isItalic ? "italic" : "normal"}.woff`;
  return readFileSync(packages.resolve(`@fontsource/${name}/files/${file}`)).toString("base64");
}

/** The picture of the browser: what the renderer draws in a page, and the page shows. */
export async function browserPicture({
  page,
  script,
  input,
}: {
  page: Page;
  script: string;
  input: PictureInput;
}): Promise<Uint8Array> {
  const size = pixelSize(input.template);
  await page.setViewportSize(size);
  if (!(await page.evaluate(() => globalThis.renderer !== undefined))) {
    await page.setContent("<!doctype html><style>body{margin:0}svg{display:block}</style><main></main>");
    await page.addScriptTag({ content: script });
  }
  await page.evaluate(async (given) => {
    const main = document.querySelector("main");
    if (main) main.innerHTML = globalThis.renderer?.svgFor(given) ?? "";
    const pictures = [...document.querySelectorAll("image")].map(async (image) => {
      const loaded = new Image();
      loaded.src = image.getAttribute("href") ?? "";
      await loaded.decode();
    });
    await Promise.all(pictures);
  }, input);
  return page.screenshot({ clip: { x: 0, y: 0, ...size }, animations: "disabled" });
}

/** The picture of the server. */
export function serverPicture(input: PictureInput): Promise<Uint8Array> {
  const fileOf: FileOf = ({ id }) => {
    const [, mimeType, base64 = ""] = /^data:(image\/(?:jpeg|png));base64,(.*)$/.exec(input.pictures[id] ?? "") ?? [];
    if (mimeType !== "image/jpeg" && mimeType !== "image/png") return null;
    return { mimeType, bytes: Buffer.from(base64, "base64") };
  };
  return pictureOf({ drawing: drawingFor(input), fileOf, format: "png" });
}

/** Which part of each layer differs between browser and server. */
export async function templateDifferences({
  server,
  ...browser
}: {
  page: Page;
  script: string;
  input: PictureInput;
  /** What the server draws, where it is not the same. */
  server?: PictureInput;
}): Promise<{ layer: string; share: number }[]> {
  const { template, layers } = browser.input;
  const pictures = [await browserPicture(browser), await serverPicture(server ?? browser.input)] as const;
  return differences({ template, layers, pictures });
}
