import { isBrokenImage } from "@tresen/contract/media/image-file";
import { gifWithoutNotes } from "./gif";

/** The formats of uploaded pictures. An SVG may contain scripts, and nothing here can read HEIC. */
export const PICTURE_TYPES = { jpg: "image/jpeg", png: "image/png", webp: "image/webp", gif: "image/gif" } as const;
export type PictureExtension = keyof typeof PICTURE_TYPES;

export interface Picture {
  extension: PictureExtension;
  /** The file without what the camera or a program noted in it, such as the place where it was taken. */
  body: Buffer;
  /** In pixels, as it is shown upright. */
  width: number;
  height: number;
}

/** The picture in a file; null when the file is none of the accepted formats, or is broken. */
export function pictureIn(file: Uint8Array): Picture | null {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const extension = extensionOf(bytes);
  if (!extension || isBrokenImage({ bytes, extension })) return null;
  return { extension, ...READERS[extension](bytes) };
}

type Read = Omit<Picture, "extension">;

const READERS: Readonly<Record<PictureExtension, (bytes: Buffer) => Read>> = {
  jpg: readJpeg,
  png: readPng,
  webp: readWebp,
  gif: (bytes) => ({ body: gifWithoutNotes(bytes), width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }),
};

/** The format by the content of the file, whatever its name says. */
function extensionOf(bytes: Buffer): PictureExtension | null {
  const latin = (from: number, to: number): string => bytes.toString("latin1", from, to);
  if (latin(0, 3) === "\u00FF\u00D8\u00FF") return "jpg";
  if (latin(0, 8) === "\u0089PNG\r\n\u001A\n") return "png";
  if (/^GIF8[79]a/.test(latin(0, 6))) return "gif";
  return latin(0, 4) === "RIFF" && latin(8, 12) === "WEBP" ? "webp" : null;
}

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** What else than the picture a segment may have: those of applications (APP0 to APP15), and comments. */
function isNote({ marker, segment }: { marker: number; segment: Buffer }): boolean {
  if (marker === 0xfe) return true;
  if (marker < 0xe0 || marker > 0xef) return false;
  const name = NEEDED_SEGMENTS.get(marker);
  return name === undefined || segment.toString("latin1", 4, 4 + name.length) !== name;
}
/** The segments of applications that decide how a picture looks: its pixels' shape, colour profile and transform. */
const NEEDED_SEGMENTS: ReadonlyMap<number, string> = new Map([
  [0xe0, "JFIF\u0000"],
  [0xe2, "ICC_PROFILE\u0000"],
  [0xee, "Adobe"],
]);

/** ITU T.81, B.1: the segments before the first scan, and all scans up to the end of the picture. */
function readJpeg(bytes: Buffer): Read {
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let [width, height, orientation] = [0, 0, 1];
  let at = 2;
  while (at + 4 <= bytes.length) {
    const marker = bytes.readUInt8(at + 1);
    // Fill bytes may precede a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === START_OF_SCAN) break;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const segment = bytes.subarray(at, end);
    if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc)
      [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
    if (isNote({ marker, segment })) orientation = orientationIn(segment) ?? orientation;
    else kept.push(segment);
    at = end;
  }
  // Bytes after the end of the picture may be a film, or notes.
  const scans = bytes.subarray(at, endOfScans({ bytes, from: at }));
  const isTurned = orientation >= 5;
  const body = Buffer.concat([...(kept[0] ? [kept[0]] : []), turned(orientation), ...kept.slice(1), scans]);
  return { body, width: isTurned ? height : width, height: isTurned ? width : height };
}

/** The position after the marker that ends the picture. A scan is followed by further tables and scans. */
function endOfScans({ bytes, from }: { bytes: Buffer; from: number }): number {
  let at = from;
  while (at + 3 < bytes.length) {
    at += 2 + bytes.readUInt16BE(at + 2);
    at = markerAfter({ bytes, from: at });
    if (bytes[at + 1] === END_OF_IMAGE) return at + 2;
  }
  return bytes.length;
}

/** The next marker in the data of a scan, in which stuffed bytes and restart markers are none. */
function markerAfter({ bytes, from }: { bytes: Buffer; from: number }): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1] ?? 0;
    if (code !== 0 && code !== 0xff && !(code >= 0xd0 && code <= 0xd7)) return at;
  }
  return bytes.length;
}

const EXIF = "Exif\u0000\u0000";
const ORIENTATION = 0x0112;

/** How the picture is to be turned, 1 to 8, from an Exif segment; null when it does not say. */
function orientationIn(segment: Buffer): number | null {
  if (segment.toString("latin1", 4, 10) !== EXIF || segment.length < 20) return null;
  const tiff = segment.subarray(10);
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const short = (at: number): number => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (start + 2 > tiff.length) return null;
  for (let index = 0, at = start + 2; index < short(start) && at + 12 <= tiff.length; index += 1, at += 12) {
    if (short(at) !== ORIENTATION) continue;
    const value = short(at + 8);
    return value >= 1 && value <= 8 ? value : null;
  }
  return null;
}

/** An Exif segment that says only how the picture is turned; nothing for an upright one. */
function turned(orientation: number): Buffer {
  if (orientation === 1) return Buffer.alloc(0);
  const tiff = Buffer.alloc(26);
  tiff.write("MM\u0000*", 0, "latin1");
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(ORIENTATION, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  const head = Buffer.from([0xff, 0xe1, 0, 2 + EXIF.length + tiff.length]);
  return Buffer.concat([head, Buffer.from(EXIF, "latin1"), tiff]);
}

const PNG_NOTES: readonly string[] = ["tEXt", "zTXt", "iTXt", "eXIf", "tIME"];

/** PNG, 5: chunk by chunk up to IEND. */
function readPng(bytes: Buffer): Read {
  const kept = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const type = bytes.toString("latin1", at + 4, at + 8);
    if (!PNG_NOTES.includes(type)) kept.push(bytes.subarray(at, end));
    at = type === "IEND" ? bytes.length : end;
  }
  return { body: Buffer.concat(kept), width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** RFC 9649, 2.3: chunk by chunk. Without notes the flags of the first chunk must not announce any. */
function readWebp(bytes: Buffer): Read {
  const kept: Buffer[] = [];
  const size = Math.min(bytes.length, bytes.readUInt32LE(4) + 8);
  for (let at = 12; at + 8 <= size;) {
    const type = bytes.toString("latin1", at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (type !== "EXIF" && type !== "XMP ") kept.push(Buffer.from(bytes.subarray(at, end)));
    at = end;
  }
  const [first] = kept;
  if (first?.toString("latin1", 0, 4) === "VP8X") first.writeUInt8(first.readUInt8(8) & ~0b1100, 8);
  const content = Buffer.concat(kept);
  const head = Buffer.alloc(12);
  head.write("RIFF", 0, "latin1");
  head.writeUInt32LE(content.length + 4, 4);
  head.write("WEBP", 8, "latin1");
  return { body: Buffer.concat([head, content]), ...webpSize(bytes) };
}

function webpSize(bytes: Buffer): { width: number; height: number } {
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
