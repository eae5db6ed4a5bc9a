import { inflateSync } from "node:zlib";
import { orientationIn } from "./exif";
import type { Raster, Size } from "./raster";

/** A colour profile has some kB. */
const LARGEST_PROFILE = 4_000_000;
/** The chunks that decide how a picture or an animation looks. All others are notes. */
const NEEDED: ReadonlySet<string> = new Set([
  ...["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "cHRM", "gAMA", "iCCP", "sBIT", "sRGB", "cICP", "bKGD", "pHYs"],
  ...["acTL", "fcTL", "fdAT"],
]);

export function pngSize(bytes: Buffer): Size | null {
  if (bytes.length < 33 || bytes.toString("latin1", 12, 16) !== "IHDR") return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** PNG, 5: chunk by chunk up to IEND. Throws where the colour profile unpacks to more than a profile can be. */
export function readPng({ bytes, width, height }: { bytes: Buffer } & Size): Raster {
  const kept = [bytes.subarray(0, 8)];
  let [orientation, frames] = [1, 1];
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const type = bytes.toString("latin1", at + 4, at + 8);
    const data = bytes.subarray(at + 8, end - 4);
    if (type === "iCCP") checkProfile(data);
    if (type === "eXIf") orientation = orientationIn(data);
    if (type === "acTL" && data.length >= 4) frames = Math.max(1, data.readUInt32BE(0));
    if (NEEDED.has(type)) kept.push(bytes.subarray(at, end));
    at = type === "IEND" ? bytes.length : end;
  }
  return { body: Buffer.concat(kept), width, height, orientation, frames };
}

/** A name, a zero, the method and the packed profile. */
function checkProfile(data: Buffer): void {
  inflateSync(data.subarray(data.indexOf(0) + 2), { maxOutputLength: LARGEST_PROFILE });
}
