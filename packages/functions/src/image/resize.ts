import { PIXEL_LIMIT } from "@tresen/contract/media/image-file";
import { type PictureSize, SHARE_SIZE, pixelsOf } from "@tresen/contract/media/image-shown";
import type { ImageCrop } from "@tresen/contract/media/image-place-fields";
import sharp, { type Sharp, type SharpOptions } from "sharp";
import type { ImageExtension } from "./image-path";

/**
 * Resizes the image, or the part of it, to at most `width` pixels, or to exactly this width and the proportions of
 * previews of links. The result is upright, has no metadata, and has the format of the extension. Throws when the file cannot be read as an image.
 */
export async function resize({
  body,
  width,
  isExact = false,
  extension,
  partOf,
}: {
  body: Uint8Array;
  width: number;
  /** Also enlarges. */
  isExact?: boolean;
  extension: ImageExtension;
  /** The part of a picture of this size. */
  partOf?: ((size: PictureSize) => ImageCrop) | undefined;
}): Promise<Uint8Array> {
  const options = { limitInputPixels: PIXEL_LIMIT, animated: extension === "gif" || extension === "webp" };
  const upright = sharp(body, options).autoOrient();
  const cut = partOf ? await extracted({ body, options, upright, partOf }) : upright;
  const height = Math.round((width * SHARE_SIZE.height) / SHARE_SIZE.width);
  const picture = cut.resize(isExact ? { width, height, fit: "fill" } : { width, withoutEnlargement: true });
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

async function extracted({
  body,
  options,
  upright,
  partOf,
}: {
  body: Uint8Array;
  options: SharpOptions;
  upright: Sharp;
  partOf: (size: PictureSize) => ImageCrop;
}): Promise<Sharp> {
  const { autoOrient, pageHeight } = await sharp(body, options).metadata();
  // All pictures of an animation are below each other.
  const size = { width: autoOrient.width, height: pageHeight ?? autoOrient.height };
  return upright.extract(pixelsOf({ part: partOf(size), size }));
}
