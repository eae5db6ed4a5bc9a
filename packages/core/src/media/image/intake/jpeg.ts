import { orientationIn } from "./exif";
import type { Raster, Size } from "./raster";

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const EXIF = "Exif\u0000\u0000";
/** The segments of applications that decide how a picture looks: its pixels' shape, colour profile and transform. */
const NEEDED_SEGMENTS: ReadonlyMap<number, string> = new Map([
  [0xe0, "JFIF\u0000"],
  [0xe2, "ICC_PROFILE\u0000"],
  [0xee, "Adobe"],
]);

/** The size in the header of a JPEG (ITU T.81, B.2.2); null when none comes before the first scan. */
export function jpegSize(bytes: Buffer): Size | null {
  for (const { marker, segment } of segmentsOf(bytes)) {
    if (!isFrame(marker) || segment.length < 9) continue;
    return { width: segment.readUInt16BE(7), height: segment.readUInt16BE(5) };
  }
  return null;
}

/** ITU T.81, B.1: the needed segments before the first scan, and all scans up to the end of the picture. */
export function readJpeg({ bytes, width, height }: { bytes: Buffer } & Size): Raster {
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let [orientation, at] = [1, 2];
  for (const { marker, segment, end } of segmentsOf(bytes)) {
    if (!isNote({ marker, segment })) kept.push(segment);
    else if (marker === 0xe1 && segment.toString("latin1", 4, 10) === EXIF)
      orientation = orientationIn(segment.subarray(10));
    at = end;
  }
  // Bytes after the end of the picture may be a film, notes or another file.
  kept.push(...scansOf({ bytes, from: at }));
  return { body: Buffer.concat(kept), width, height, orientation, frames: 1 };
}

interface Segment {
  marker: number;
  segment: Buffer;
  end: number;
}

function* segmentsOf(bytes: Buffer): Generator<Segment> {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    // Fill bytes may precede a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === START_OF_SCAN || marker === END_OF_IMAGE) return;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    yield { marker, segment: bytes.subarray(at, end), end };
    at = end;
  }
}

/** The same range of markers contains tables and a reserved marker. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** What else than the picture a segment may have: those of applications (APP0 to APP15), and comments. */
function isNote({ marker, segment }: Pick<Segment, "marker" | "segment">): boolean {
  if (marker === 0xfe) return true;
  if (marker < 0xe0 || marker > 0xef) return false;
  const name = NEEDED_SEGMENTS.get(marker);
  return name === undefined || segment.toString("latin1", 4, 4 + name.length) !== name;
}

/** The scans with their data and the tables between them, without notes, up to the marker that ends the picture. */
function scansOf({ bytes, from }: { bytes: Buffer; from: number }): Buffer[] {
  const kept: Buffer[] = [];
  let at = from;
  while (at + 3 < bytes.length) {
    const marker = bytes.readUInt8(at + 1);
    const segmentEnd = at + 2 + bytes.readUInt16BE(at + 2);
    const next = markerAfter({ bytes, from: segmentEnd });
    if (!isNote({ marker, segment: bytes.subarray(at, segmentEnd) })) kept.push(bytes.subarray(at, next));
    if (bytes[next + 1] === END_OF_IMAGE) return [...kept, bytes.subarray(next, next + 2)];
    at = next;
  }
  return [...kept, Buffer.from([0xff, END_OF_IMAGE])];
}

/** The next marker in the data of a scan, in which stuffed bytes and restart markers are none. */
function markerAfter({ bytes, from }: { bytes: Buffer; from: number }): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1] ?? 0;
    if (code !== 0 && code !== 0xff && !(code >= 0xd0 && code <= 0xd7)) return at;
  }
  return bytes.length;
}
