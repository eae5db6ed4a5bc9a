import { isBrokenImage } from "@tresen/contract/media/image-file";
import { FRAMES_LIMIT, FRAMES_PIXEL_LIMIT, IMAGE_FILE_LIMIT } from "@tresen/contract/media/image";
import { AppError } from "../../../platform/errors";
import { requirePixels } from "./decoded";
import { readGif } from "./gif";
import { readJpeg } from "./jpeg";
import { readPng } from "./png";
import type { Raster, Size } from "./raster";
import { refusal } from "./refusal";
import { type HeadedExtension, checkSize, extensionOf, sizeIn } from "./size";
import { textOf } from "./text";
import { upright } from "./upright";
import { readWebp } from "./webp";

export { jpegOfHeicFile } from "./heic-file";
export { refusal } from "./refusal";

/** The formats in which pictures are stored. */
export const PICTURE_TYPES = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
  gif: "image/gif",
  svg: "image/svg+xml",
} as const;
export type PictureExtension = keyof typeof PICTURE_TYPES;

export interface Picture extends Size {
  extension: PictureExtension;
  mimeType: (typeof PICTURE_TYPES)[PictureExtension];
  body: Uint8Array;
  /** Of a drawing: as pixels, see `drawing/`. */
  raster?: Uint8Array;
}

type Reader = (file: { bytes: Buffer } & Size) => Raster;

const READERS: Readonly<Record<HeadedExtension, Reader>> = {
  jpg: readJpeg,
  png: readPng,
  webp: readWebp,
  gif: readGif,
};

/**
 * The picture in a file, as it is stored and sent: upright, without what a camera or a program noted in it, such as the
 * place, and without anything behind its end. The content decides its format. Its pixels are read
 * once, so that what is taken can be shown in all sizes.
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
  if (bytes.toString("latin1", 4, 8) === "ftyp") return isoPictureIn(bytes);
  const extension = extensionOf(bytes);
  if (!extension) return drawingIn(bytes);
  const size = sizeIn({ bytes, extension });
  if (!size) throw refusal({ reason: "typeUnknown" });
  checkSize(size);
  if (isBrokenImage({ bytes, extension })) throw refusal({ reason: "typeUnknown" });
  const { body, width, height, orientation, frames } = READERS[extension]({ bytes, ...size });
  if (frames > FRAMES_LIMIT || (frames > 1 && frames * width * height > FRAMES_PIXEL_LIMIT))
    throw refusal({ reason: "tooManyFrames" });
  const mimeType = PICTURE_TYPES[extension];
  // Animations are never turned: no camera makes them.
  if (orientation === 1 || frames > 1 || extension === "gif") {
    await requirePixels({ body, frames });
    return { extension, mimeType, body, width, height };
  }
  return { extension, mimeType, ...(await upright({ body, extension, orientation })) };
}

/** AVIF and HEIC, whose readers and decoders are loaded with the first of them. */
async function isoPictureIn(bytes: Buffer): Promise<Picture> {
  const { isoPicture } = await import("./isobmff");
  const picture = await isoPicture({ bytes, checkSize });
  if (picture.extension === "avif") await requirePixels({ body: picture.body, frames: 1 });
  return { ...picture, mimeType: PICTURE_TYPES[picture.extension] };
}

/** Drawings are rebuilt by libraries that are loaded with the first one. */
async function drawingIn(bytes: Buffer): Promise<Picture> {
  if (bytes.readUInt16BE(0) === GZIP) throw refusal({ reason: "drawingCompressed" });
  const text = textOf(bytes);
  if (text === null || isBrokenImage({ bytes: Buffer.from(text.slice(0, LONGEST_START)), extension: "svg" }))
    throw refusal({ reason: "typeUnknown" });
  const { drawnOnce, rebuiltSvg } = await import("./svg");
  const drawing = rebuiltSvg(text);
  return { extension: "svg", mimeType: PICTURE_TYPES.svg, ...drawing, raster: await drawnOnce(drawing.body) };
}

const GZIP = 0x1f8b;
/** The characters in which the first element of a drawing begins. */
const LONGEST_START = 100_000;
