import { PIXEL_LIMIT } from "@tresen/contract/media/image-file";
import sharp from "sharp";
import type { ImageExtension } from "./image-path";

/**
 * The picture at most `width` pixels wide, never larger than it is, upright, without metadata, encoded as the extension
 * says. Throws when it cannot be read as a picture.
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
    // Little effort: what more of it saves in bytes it costs many times over in the first visitor's waiting. See
    // docs/decisions/0007.
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
