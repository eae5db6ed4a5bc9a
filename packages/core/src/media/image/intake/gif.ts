import type { Raster, Size } from "./raster";

const EXTENSION = 0x21;
const PICTURE = 0x2c;
const COMMENT = 0xfe;
const PLAIN_TEXT = 0x01;
const APPLICATION = 0xff;
/** The extensions of applications that say how often an animation repeats. Others are notes, such as XMP. */
const REPETITIONS: readonly string[] = ["NETSCAPE2.0", "ANIMEXTS1.0"];

export function gifSize(bytes: Buffer): Size | null {
  return bytes.length < 13 ? null : { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
}

/**
 * The file without comments, without what programs noted, and without anything after the end of the picture
 * (GIF89a, 17 to 27).
 */
export function readGif({ bytes, width, height }: { bytes: Buffer } & Size): Raster {
  const head = 13 + colorTable(bytes.readUInt8(10));
  const kept = [bytes.subarray(0, head)];
  let frames = 0;
  for (let at = head; at < bytes.length;) {
    const block = bytes.readUInt8(at);
    if (block !== EXTENSION && block !== PICTURE) break;
    const end = endOf({ bytes, from: at + (block === EXTENSION ? 2 : headOfPicture({ bytes, at })) });
    if (block === PICTURE) frames += 1;
    if (block === PICTURE || !isNote({ bytes, at })) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return { body: Buffer.concat([...kept, Buffer.from([0x3b])]), width, height, orientation: 1, frames };
}

/** The length of the colour table that a packed field announces. */
function colorTable(packed: number): number {
  return packed & 0x80 ? 3 << ((packed & 7) + 1) : 0;
}

/** The bytes of a picture's block before its data: descriptor, colour table and the size of its codes. */
function headOfPicture({ bytes, at }: { bytes: Buffer; at: number }): number {
  return 11 + colorTable(bytes[at + 9] ?? 0);
}

/** The position after the sub-blocks that begin here. The last one is empty. */
function endOf({ bytes, from }: { bytes: Buffer; from: number }): number {
  let at = from;
  for (let size = bytes[at] ?? 0; size > 0; size = bytes[at] ?? 0) at += size + 1;
  return Math.min(at + 1, bytes.length);
}

function isNote({ bytes, at }: { bytes: Buffer; at: number }): boolean {
  const label = bytes[at + 1];
  // Text that is drawn over a picture, which no browser shows.
  if (label === COMMENT || label === PLAIN_TEXT) return true;
  return label === APPLICATION && !REPETITIONS.includes(bytes.toString("latin1", at + 3, at + 14));
}
