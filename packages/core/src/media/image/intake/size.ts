import { IMAGE_SIDE_LIMIT, UPLOAD_PIXEL_LIMIT } from "@tresen/contract/media/image";
import { gifSize } from "./gif";
import { jpegSize } from "./jpeg";
import { pngSize } from "./png";
import type { Size } from "./raster";
import { refusal } from "./refusal";
import { webpSize } from "./webp";

/** The formats whose header says the size at once. */
export type HeadedExtension = "jpg" | "png" | "webp" | "gif";

const SIZES: Readonly<Record<HeadedExtension, (bytes: Buffer) => Size | null>> = {
  jpg: jpegSize,
  png: pngSize,
  webp: webpSize,
  gif: gifSize,
};

/** From the header alone, before anything else of the file is looked at. */
export function sizeIn({ bytes, extension }: { bytes: Buffer; extension: HeadedExtension }): Size | null {
  return SIZES[extension](bytes);
}

/** @throws input */
export function checkSize({ width, height }: Size): void {
  if (width * height > UPLOAD_PIXEL_LIMIT || Math.max(width, height) > IMAGE_SIDE_LIMIT)
    throw refusal({ reason: "tooManyPixels" });
}

/** The format by the content of the file, whatever its name says. */
export function extensionOf(bytes: Buffer): HeadedExtension | null {
  const latin = (from: number, to: number): string => bytes.toString("latin1", from, to);
  if (latin(0, 3) === "\u00FF\u00D8\u00FF") return "jpg";
  if (latin(0, 8) === "\u0089PNG\r\n\u001A\n") return "png";
  if (/^GIF8[79]a/.test(latin(0, 6))) return "gif";
  return latin(0, 4) === "RIFF" && latin(8, 12) === "WEBP" ? "webp" : null;
}
