import { FRAMES_PIXEL_LIMIT } from "@tresen/contract/media/image";
import type { Size } from "../raster";
import { refusal } from "../refusal";
import { withoutNotes } from "./cleaned";
import { jpegOfHeic } from "./heic";
import { readIsoPicture } from "./picture";

/**
 * The picture of an AVIF file, with the same pixels, or that of a HEIC file as JPEG, since few browsers show it.
 * @param checkSize refuses too many pixels, before anything is decoded.
 * @throws input, or RangeError where the file is malformed or says of its size what is not so.
 */
export async function isoPicture({
  bytes,
  checkSize,
}: {
  bytes: Buffer;
  checkSize: (size: Size) => void;
}): Promise<Size & { extension: "avif" | "jpg"; body: Uint8Array }> {
  const picture = readIsoPicture({ bytes, checkSize });
  if (picture.decoded > FRAMES_PIXEL_LIMIT) throw refusal({ reason: "tooManyPixels" });
  const { size, profile } = picture;
  if (picture.coding === "hevc") {
    const icc = profile && bytes.subarray(profile.from, profile.end);
    return { ...size, extension: "jpg", body: await jpegOfHeic({ file: bytes, profile: icc, ...size }) };
  }
  if (picture.moves) throw refusal({ reason: "movingAvif" });
  return { ...size, extension: "avif", body: withoutNotes({ bytes, picture }) };
}
