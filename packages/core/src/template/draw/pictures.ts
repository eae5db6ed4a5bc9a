import type { ImageRef } from "@tresen/contract/media/image-fields";
import sharp, { type Sharp } from "sharp";
import { imagePath, drawSvg, rasterPath, readImage } from "../../media/image";
import { log } from "../../platform/log";

/** A picture that is drawn, upright. */
export interface DrawnPicture {
  width: number;
  height: number;
  mimeType: "image/jpeg" | "image/png";
  bytes: Uint8Array;
}

/** What a screen in 4K or a sheet of A4 still shows of a photo. */
const LONGEST = 2560;
const MOST_PIXELS = 60_000_000;

/**
 * The pictures by `pictureKey`. One that is missing or cannot be read is left out, and drawn as a missing
 * one.
 */
export async function picturesOf(images: readonly ImageRef[], longest = LONGEST): Promise<Map<string, DrawnPicture>> {
  const pictures = new Map<string, DrawnPicture>();
  // One after the other, since each is decoded in memory.
  for (const image of images) {
    if (pictures.has(pictureKey(image))) continue;
    const picture = await readPicture({ image, longest });
    if (picture) pictures.set(pictureKey(image), picture);
  }
  return pictures;
}

export function pictureKey({ id, version }: Pick<ImageRef, "id" | "version">): string {
  return `${id}-${version}`;
}

async function readPicture({ image, longest }: { image: ImageRef; longest: number }): Promise<DrawnPicture | null> {
  try {
    const file = await (image.extension === "svg" ? drawingOf(image) : photoOf(image));
    if (!file) return null;
    const opened = sharp(file, { limitInputPixels: MOST_PIXELS });
    const { hasAlpha, format, space, width, height, orientation = 1 } = await opened.metadata();
    const isPlain =
      (format === "jpeg" || format === "png") &&
      space !== "cmyk" &&
      orientation === 1 &&
      Math.max(width, height) <= longest;
    if (isPlain) {
      await requireWhole(opened);
      return { width, height, mimeType: `image/${format}`, bytes: file };
    }
    const scaled = opened
      .autoOrient()
      .resize({ width: longest, height: longest, fit: "inside", withoutEnlargement: true });
    const { data, info } = await (hasAlpha ? scaled.png() : scaled.jpeg({ quality: 90 })).toBuffer({
      resolveWithObject: true,
    });
    const mimeType = hasAlpha ? "image/png" : "image/jpeg";
    return { width: info.width, height: info.height, mimeType, bytes: data };
  } catch (error) {
    log.warn("template.picture_unreadable", { image: image.id, error });
    return null;
  }
}

/** Screens need no more than the large variant; it is there when the shop has shown the picture. */
async function photoOf(image: ImageRef): Promise<Uint8Array | undefined> {
  const large = await readImage({ path: imagePath({ image, size: "large" }) });
  return (large ?? (await readImage({ path: imagePath({ image }) })))?.body;
}

/** A drawing such as a logo as pixels, which it has been drawn to when it was taken in. */
async function drawingOf(image: ImageRef): Promise<Uint8Array | null> {
  const kept = await readImage({ path: rasterPath(pictureKey(image)) });
  if (kept) return kept.body;
  const svg = await readImage({ path: imagePath({ image }) });
  return svg && drawSvg({ svg: svg.body });
}

/**
 * Refuses a file that is cut off or damaged: the renderer would leave out what it cannot read without a word, and a PDF
 * would contain it. Only a small picture is made of it. @throws errors of sharp.
 */
async function requireWhole(opened: Sharp): Promise<void> {
  await opened.clone().resize({ width: 16, height: 16, fit: "fill" }).raw().toBuffer();
}
