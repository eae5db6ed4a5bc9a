import { IMAGE_LIMIT, IMAGE_TYPES } from "@tresen/contract/media/image";
import { IMAGE_TEXTS } from "./image.texts";
import { svgPicture } from "./svg-picture";

export const SVG = "image/svg+xml";

/** A file that is no picture that can be uploaded. Its message can be shown as it is. */
export class PictureFault extends Error {
  override readonly name = "PictureFault";
}

/** The longest side of a picture that is made smaller before it is uploaded. The largest variant is 1920 wide. */
const SHRUNK_SIDE = 3000;
const QUALITY = 0.87;

/**
 * The data URL to upload. Pictures that are too large for the server, or of a format that only this browser can read,
 * are made smaller and turned into JPEG, or into WebP where they may be transparent.
 * @throws PictureFault
 */
export async function preparedImage(file: File): Promise<string> {
  const isKnown = IMAGE_TYPES.some((type) => type === file.type);
  if (isKnown && file.size <= IMAGE_LIMIT) return dataUrl(file);
  // A smaller copy of an animation would not move.
  if (file.type === "image/gif") throw new PictureFault(IMAGE_TEXTS.tooLarge);
  const shrunk = await shrunkImage(file);
  if (!shrunk) throw new PictureFault(isKnown ? IMAGE_TEXTS.tooLarge : IMAGE_TEXTS.typeUnknown);
  if (shrunk.size > IMAGE_LIMIT) throw new PictureFault(IMAGE_TEXTS.tooLarge);
  return dataUrl(shrunk);
}

/** The size in which the picture fits: the longest side is at most `SHRUNK_SIDE`. */
export function fittingSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, SHRUNK_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Null when the browser cannot read the file as a picture. */
async function shrunkImage(file: File): Promise<Blob | null> {
  const picture = await (file.type === SVG ? svgPicture(file) : createImageBitmap(file).catch(() => null));
  if (!picture) return null;
  const { width, height } = fittingSize(picture);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d")?.drawImage(picture, 0, 0, width, height);
  if ("close" in picture) picture.close();
  const type = file.type === "image/jpeg" || file.type === "image/heic" ? "image/jpeg" : "image/webp";
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}

function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => (typeof reader.result === "string" ? resolve(reader.result) : reject(new Error("no text")));
    reader.onerror = () => reject(new PictureFault(IMAGE_TEXTS.failed));
    reader.readAsDataURL(file);
  });
}
