import type { ImageCrop } from "@tresen/contract/media/image-place-fields";
import type { PictureSize } from "@tresen/contract/media/image-shown";

const ROOT = /<((?:\w+:)?svg)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*>/;
const LENGTH = /^\s*(\d{1,9}(?:\.\d{1,9})?)(?:px)?\s*$/;

/**
 * A part of a drawing as a drawing: the whole stands in another one that shows only the part. Null for a drawing whose
 * size is unknown.
 */
export function cutSvg({ text, partOf }: { text: string; partOf: (size: PictureSize) => ImageCrop }): string | null {
  const root = ROOT.exec(text);
  if (!root || text.includes("<!ENTITY")) return null;
  const [tag, name = "", attributes = ""] = root;
  const size = sizeOf(attributes);
  if (!size) return null;
  const part = partOf(size);
  const [x, width] = [part.x * size.width, part.width * size.width].map(short);
  const [y, height] = [part.y * size.height, part.height * size.height].map(short);
  // The size of the whole was that of the page; here it is that of a part of a drawing.
  const others = ["x", "y", "width", "height"].reduce((rest, side) => rest.replace(attribute(side), ""), attributes);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">`,
    `<${name}${others} width="${size.width}" height="${size.height}">`,
    text.slice(root.index + tag.length).trimEnd(),
    "</svg>",
  ].join("");
}

function sizeOf(attributes: string): PictureSize | null {
  const [width, height] = ["width", "height"].map((side) => Number(LENGTH.exec(valueOf(attributes, side))?.[1] ?? 0));
  if (width && height) return { width, height };
  const [, , boxWidth = 0, boxHeight = 0] = valueOf(attributes, "viewBox")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return boxWidth > 0 && boxHeight > 0 ? { width: boxWidth, height: boxHeight } : null;
}

function valueOf(attributes: string, name: string): string {
  const [, double, single] = attribute(name).exec(attributes) ?? [];
  return double ?? single ?? "";
}

function attribute(name: string): RegExp {
  return new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
}

function short(length: number): number {
  return Math.round(length * 1000) / 1000;
}
