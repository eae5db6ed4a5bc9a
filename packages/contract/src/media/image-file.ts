/** Larger pictures are refused before they are decoded: a small file can claim any size. */
export const PIXEL_LIMIT = 100_000_000;

type Check = (bytes: Uint8Array) => boolean;

const CHECKS: Readonly<Record<string, Check>> = {
  jpg: isWholeJpeg,
  jpeg: isWholeJpeg,
  png: isWholePng,
  gif: isWholeGif,
  webp: isWholeWebp,
  avif: isAvif,
  svg: isSvg,
};

/**
 * Whether a file cannot be shown as the picture that its extension says: of another format, cut off, of no size or of
 * too many pixels. Looks at how the file is laid out and decodes nothing, so that it runs anywhere in no time. What
 * stands behind a picture's end does no harm: cameras keep notes there. False for extensions of no picture.
 */
export function isBrokenImage({ bytes, extension }: { bytes: Uint8Array; extension: string }): boolean {
  return Object.hasOwn(CHECKS, extension) && CHECKS[extension]?.(bytes) === false;
}

/** ITU T.81, B.1 and B.2: from marker to marker, the scans' data between them, until the end of the image. */
function isWholeJpeg(bytes: Uint8Array): boolean {
  if (!startsWith(bytes, "\u00FF\u00D8\u00FF")) return false;
  const view = viewOf(bytes);
  let [isSized, isScanned] = [false, false];
  let at = nextMarker(bytes, 2);
  while (at + 3 < bytes.length) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xda) isScanned = true;
    // A frame's header; of the same range are tables and a reserved one.
    else if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc) {
      if (at + 9 > bytes.length || !isSane({ width: view.getUint16(at + 7), height: view.getUint16(at + 5) }))
        return false;
      isSized = true;
    }
    const length = marker === 0xd9 ? 0 : view.getUint16(at + 2);
    if (length < 2) break;
    at = nextMarker(bytes, at + 2 + length);
  }
  return isSized && isScanned && bytes[at + 1] === 0xd9;
}

/** Where the next marker stands, past stuffed bytes, fill bytes and restart markers; the end where there is none. */
function nextMarker(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1] ?? 0;
    if (code > 0x01 && code < 0xff && !(code >= 0xd0 && code <= 0xd7)) return at;
  }
  return bytes.length;
}

/** PNG, 5: chunk after chunk, with IHDR first, data, and IEND last. */
function isWholePng(bytes: Uint8Array): boolean {
  if (!startsWith(bytes, "\u0089PNG\r\n\u001A\n") || bytes.length < 33 || text(bytes, 12, 16) !== "IHDR") return false;
  const view = viewOf(bytes);
  if (!isSane({ width: view.getUint32(16), height: view.getUint32(20) })) return false;
  let hasData = false;
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const type = text(bytes, at + 4, at + 8);
    if (type === "IEND") return hasData;
    hasData ||= type === "IDAT";
  }
  return false;
}

/**
 * GIF89a, appendix B: extensions and images, each with its blocks of data. One whole image is enough: many writers
 * forget the trailer.
 */
function isWholeGif(bytes: Uint8Array): boolean {
  if (!/^GIF8[79]a/.test(text(bytes, 0, 6)) || bytes.length < 14) return false;
  const view = viewOf(bytes);
  if (!isSane({ width: view.getUint16(6, true), height: view.getUint16(8, true) })) return false;
  let at = 13 + colorTable(bytes, 10);
  while (bytes[at] === 0x21 || bytes[at] === 0x2c) {
    const isImage = bytes[at] === 0x2c;
    at += isImage ? 11 + colorTable(bytes, at + 9) : 2;
    while ((bytes[at] ?? 0) > 0) at += 1 + (bytes[at] ?? 0);
    if (isImage) return at < bytes.length;
    at += 1;
  }
  return false;
}

/** Bytes of the table that the flags tell of. */
function colorTable(bytes: Uint8Array, flags: number): number {
  const packed = bytes[flags] ?? 0;
  return packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0;
}

/** RFC 9649, 2: a container as long as it says, with the size in its first chunk. */
function isWholeWebp(bytes: Uint8Array): boolean {
  if (!startsWith(bytes, "RIFF") || text(bytes, 8, 12) !== "WEBP" || bytes.length < 30) return false;
  const view = viewOf(bytes);
  if (view.getUint32(4, true) + 8 > bytes.length) return false;
  const bits = view.getUint32(21, true);
  switch (text(bytes, 12, 16)) {
    case "VP8 ":
      return isSane({ width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff });
    case "VP8L":
      return isSane({ width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 });
    case "VP8X":
      return isSane({ width: (view.getUint32(24, true) & 0xffffff) + 1, height: (view.getUint32(26, true) >>> 8) + 1 });
    default:
      return false;
  }
}

function isAvif(bytes: Uint8Array): boolean {
  return /^ftyp(?:.{4}){0,20}avi[fs]/s.test(text(bytes, 4, 100));
}

const PROLOGUE = /\s*(?:<\?.*?\?>|<!--.*?-->|<!DOCTYPE\s+svg[^[>]*(?:\[[^\]]*\]\s*)?>)/sy;
const ROOT = /\s*<(?:\w+:)?svg[\s/>]/y;

/** Text whose first element is `svg`. */
function isSvg(bytes: Uint8Array): boolean {
  const source = new TextDecoder().decode(bytes);
  let at = 0;
  while (PROLOGUE.test(source)) at = PROLOGUE.lastIndex;
  ROOT.lastIndex = at;
  return ROOT.test(source);
}

function isSane({ width, height }: { width: number; height: number }): boolean {
  return width > 0 && height > 0 && width * height <= PIXEL_LIMIT;
}

function startsWith(bytes: Uint8Array, mark: string): boolean {
  return text(bytes, 0, mark.length) === mark;
}

/** Each byte as the character of its number. */
function text(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}
