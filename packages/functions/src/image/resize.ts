import { PIXEL_LIMIT } from "@tresen/contract/media/image-file";
import sharp from "sharp";
import type { ImageExtension } from "./image-path";

/**
 * Resizes the image to at most `width` pixels, never enlarging it. The result is upright, has no metadata, and has the
 * format of the extension. Throws when the file cannot be read as an image.
 */
export async function resize({
  body,
  width,
  extension,
}: {
  body: Uint8Array;
  width: number;
  extension: ImageExtension;
}): Promise<Uint8Array> {
  const moves = extension === "gif" || extension === "webp";
  const picture = sharp(body, { limitInputPixels: PIXEL_LIMIT, animated: moves })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  switch (extension) {
    // A higher effort would save few bytes and make the first visitor wait much longer. See docs/decisions/0007.
    case "avif":
      return picture.avif({ quality: 55, effort: 1 }).toBuffer();
    case "webp":
      return picture.webp({ quality: 78, effort: 4 }).toBuffer();
    case "png":
      return picture.png().toBuffer();
    case "gif":
      return picture.gif().toBuffer();
    default:
      return picture.flatten({ background: "#fff" }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  }
}
