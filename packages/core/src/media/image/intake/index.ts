import { isBrokenImage } from "@tresen/contract/media/image-file";
import {
  FRAMES_PIXEL_LIMIT,
  IMAGE_FILE_LIMIT,
  IMAGE_SIDE_LIMIT,
  UPLOAD_PIXEL_LIMIT,
} from "@tresen/contract/media/image";
import { AppError } from "../../../platform/errors";
import { gifSize, readGif } from "./gif";
import { jpegSize, readJpeg } from "./jpeg";
import { pngSize, readPng } from "./png";
import type { Raster, Size } from "./raster";
import { refusal } from "./refusal";
import { textOf } from "./text";
import { upright } from "./upright";
import { readWebp, webpSize } from "./webp";

export { refusal } from "./refusal";

/** The formats in which pictures are stored. */
export const PICTURE_TYPES = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  gif: "image/gif",
  svg: "image/svg+xml",
} as const;
export type PictureExtension = keyof typeof PICTURE_TYPES;
type RasterExtension = Exclude<PictureExtension, "svg">;

export interface Picture extends Size {
  extension: PictureExtension;
  mimeType: (typeof PICTURE_TYPES)[PictureExtension];
  body: Uint8Array;
}

interface Reader {
  /** From the header alone, before anything else of the file is looked at. */
  sizeOf: (bytes: Buffer) => Size | null;
  read: (file: { bytes: Buffer } & Size) => Raster;
}

const READERS: Readonly<Record<RasterExtension, Reader>> = {
  jpg: { sizeOf: jpegSize, read: readJpeg },
  png: { sizeOf: pngSize, read: readPng },
  webp: { sizeOf: webpSize, read: readWebp },
  gif: { sizeOf: gifSize, read: readGif },
};

/**
 * The picture in a file, as it is stored and sent: upright, without what a camera or a program noted in it, such as the
 * place, and without anything behind its end. The content decides its format. Nothing is decoded unless it is turned.
 * @throws input with the field `data`: for what is no picture of an accepted format, is broken, or is too large.
 */
export async function acceptPicture({ file }: { file: Uint8Array }): Promise<Picture> {
  if (file.byteLength > IMAGE_FILE_LIMIT) throw refusal({ reason: "fileTooLarge" });
  try {
    return await pictureIn(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw refusal({ reason: "typeUnknown", cause: error });
  }
}

async function pictureIn(bytes: Buffer): Promise<Picture> {
  const extension = extensionOf(bytes);
  if (!extension) return drawingIn(bytes);
  const size = READERS[extension].sizeOf(bytes);
  if (!size) throw refusal({ reason: "typeUnknown" });
  checkSize(size);
  if (isBrokenImage({ bytes, extension })) throw refusal({ reason: "typeUnknown" });
  const { body, width, height, orientation, frames } = READERS[extension].read({ bytes, ...size });
  if (frames > 1 && frames * width * height > FRAMES_PIXEL_LIMIT) throw refusal({ reason: "tooManyFrames" });
  const mimeType = PICTURE_TYPES[extension];
  // Animations are never turned: no camera makes them.
  if (orientation === 1 || frames > 1 || extension === "gif") return { extension, mimeType, body, width, height };
  return { extension, mimeType, ...(await upright({ body, extension, orientation })) };
}

/** Drawings are rebuilt by libraries that are loaded with the first one. */
async function drawingIn(bytes: Buffer): Promise<Picture> {
  if (bytes.readUInt16BE(0) === GZIP) throw refusal({ reason: "drawingCompressed" });
  const text = textOf(bytes);
  if (text === null || isBrokenImage({ bytes: Buffer.from(text.slice(0, LONGEST_START)), extension: "svg" }))
    throw refusal({ reason: "typeUnknown" });
  const { rebuiltSvg } = await import("./svg");
  return { extension: "svg", mimeType: PICTURE_TYPES.svg, ...rebuiltSvg(text) };
}

const GZIP = 0x1f8b;
/** The characters in which the first element of a drawing begins. */
const LONGEST_START = 100_000;

function checkSize({ width, height }: Size): void {
  if (width * height > UPLOAD_PIXEL_LIMIT || Math.max(width, height) > IMAGE_SIDE_LIMIT)
    throw refusal({ reason: "tooManyPixels" });
}

/** The format by the content of the file, whatever its name says. */
function extensionOf(bytes: Buffer): RasterExtension | null {
  const latin = (from: number, to: number): string => bytes.toString("latin1", from, to);
  if (latin(0, 3) === "\u00FF\u00D8\u00FF") return "jpg";
  if (latin(0, 8) === "\u0089PNG\r\n\u001A\n") return "png";
  if (/^GIF8[79]a/.test(latin(0, 6))) return "gif";
  return latin(0, 4) === "RIFF" && latin(8, 12) === "WEBP" ? "webp" : null;
}
