import { orientationIn } from "./exif";
import type { Raster, Size } from "./raster";

/** The chunks that decide how a picture or an animation looks. All others are notes. */
const NEEDED: ReadonlySet<string> = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"]);
const EXIF = "Exif\u0000\u0000";

export function webpSize(bytes: Buffer): Size | null {
  if (bytes.length < 30) return null;
  switch (bytes.toString("latin1", 12, 16)) {
    case "VP8X":
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    case "VP8L": {
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    default:
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  }
}

/** RFC 9649, 2.3: chunk by chunk. Without notes the flags of the first chunk must not announce any. */
export function readWebp({ bytes, width, height }: { bytes: Buffer } & Size): Raster {
  const kept: Buffer[] = [];
  const size = Math.min(bytes.length, bytes.readUInt32LE(4) + 8);
  let [orientation, frames] = [1, 0];
  for (let at = 12; at + 8 <= size;) {
    const type = bytes.toString("latin1", at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (type === "EXIF") orientation = orientationIn(data.toString("latin1", 0, 6) === EXIF ? data.subarray(6) : data);
    if (type === "ANMF") frames += 1;
    if (NEEDED.has(type)) kept.push(Buffer.from(bytes.subarray(at, end)));
    at = end;
  }
  const [first] = kept;
  if (first?.toString("latin1", 0, 4) === "VP8X") first.writeUInt8(first.readUInt8(8) & ~0b1100, 8);
  const content = Buffer.concat(kept);
  const head = Buffer.alloc(12);
  head.write("RIFF", 0, "latin1");
  head.writeUInt32LE(content.length + 4, 4);
  head.write("WEBP", 8, "latin1");
  return { body: Buffer.concat([head, content]), width, height, orientation, frames: Math.max(1, frames) };
}
