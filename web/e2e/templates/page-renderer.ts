import { type TemplateSize } from "@tresen/contract/template/size/presets";
import type { Layer } from "@tresen/contract/template/layer/layer";
import { drawTemplate } from "@tresen/contract/template/render/draw-template";
import type { Drawing } from "@tresen/contract/template/render/drawing";
import { type FontFace, fontBook } from "@tresen/contract/template/render/font/font-book";
import { type TemplateFont, openFont } from "@tresen/contract/template/render/font/template-font";
import { svgOf } from "@tresen/contract/template/render/svg";

/** What is drawn, as plain data that can be given to a page of a browser. */
export interface PictureInput {
  template: TemplateSize & { background: string };
  layers: readonly Layer[];
  /** Files in base64. The first face draws what others do not have. */
  faces: readonly (FontFace & { files: readonly string[] })[];
  /** Data URLs by the ids of pictures. */
  pictures: Readonly<Record<string, string>>;
}

const opened = new Map<string, TemplateFont>();

/** Draws as the editor does in the browser and as the server does. Fonts are opened once. */
export function drawingFor({ template, layers, faces }: PictureInput): Drawing {
  const open = faces.map((face) => ({ ...face, font: fontOf(face) }));
  const [first] = open;
  if (!first) throw new Error("There is no typeface.");
  const fonts = fontBook({ faces: open, fallback: first.font });
  return drawTemplate({ template, layers, fonts, currency: "EUR" });
}

function fontOf({ family, weight, isItalic, files }: PictureInput["faces"][number]): TemplateFont {
  const key = `${family} ${weight} ${isItalic}`;
  const font = opened.get(key) ?? openFont(files.map(bytesOf));
  opened.set(key, font);
  return font;
}

/** What a page shows of it. */
export function svgFor(input: PictureInput): string {
  return svgOf({ drawing: drawingFor(input), hrefOf: ({ id }) => input.pictures[id] ?? null });
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
