/** Larger images are refused before they are decoded, since a small file can claim any size. */
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
 * Whether a file cannot be shown as an image of its extension: it has another format, is cut off, or has no pixels or
 * too many. Only the structure of the file is read and nothing is decoded, so the check is fast and runs in the browser
 * too. Bytes after the end of the image are accepted, since cameras store notes there. False for extensions that are no
 * image.
 */
export function isBrokenImage({ bytes, extension }: { bytes: Uint8Array; extension: string }): boolean {
  return Object.hasOwn(CHECKS, extension) && CHECKS[extension]?.(bytes) === false;
}

/**
 * ITU T.81, B.1 and B.2: reads from marker to marker, including the scan data between them, up to the end of the image.
 */
function isWholeJpeg(bytes: Uint8Array): boolean {
  if (!startsWith(bytes, "\u00FF\u00D8\u00FF")) return false;
  const view = viewOf(bytes);
  let [isSized, isScanned] = [false, false];
  let at = nextMarker(bytes, 2);
  while (at + 3 < bytes.length) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xda) isScanned = true;
    // A frame header. The same range of markers contains tables and a reserved marker.
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

/**
 * The position of the next marker after stuffed bytes, fill bytes and restart markers; the end of the file when there
 * is none.
 */
function nextMarker(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1] ?? 0;
    if (code > 0x01 && code < 0xff && !(code >= 0xd0 && code <= 0xd7)) return at;
  }
  return bytes.length;
}

/** PNG, 5: reads chunk by chunk; IHDR must be first, then data, and IEND last. */
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
 * GIF89a, appendix B: reads extensions and images, each with its data blocks. One complete image is enough, since many
 * writers omit the trailer.
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

/** The length in bytes of the colour table that the flags announce. */
function colorTable(bytes: Uint8Array, flags: number): number {
  const packed = bytes[flags] ?? 0;
  return packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0;
}

/** RFC 9649, 2: a container of the stated length, with the size in its first chunk. */
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

/** Accepts text whose first element is `svg`. */
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

/** Decodes each byte as one Latin-1 character. */
function text(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}
