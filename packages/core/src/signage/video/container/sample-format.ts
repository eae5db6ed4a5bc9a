import { type Box, Cursor, boxAt, boxesIn } from "../../../media/boxes";
import { MP4_FORMATS, MP4_SOUNDS, UNKNOWN_FORMAT, UNKNOWN_SOUND } from "./formats.texts";

/** In which format a track of an MP4 file keeps its pictures or sounds. */
export interface SampleFormat {
  codec: string;
  isProtected: boolean;
  hasPlainColors: boolean;
  width: number;
  height: number;
}

const MOST_FORMATS = 20;
/** Where the boxes of an entry begin, behind its fixed fields. */
const PICTURE_HEAD = 78;
const SOUND_HEAD = 28;
/** An older kind of sound entries (QuickTime, version 1) has so many bytes more. */
const SOUND_HEAD_MORE = 16;

/** All formats of a track. @throws RangeError */
export function sampleFormats({ bytes, box, kind }: { bytes: Buffer; box: Box; kind: "video" | "audio" }) {
  const entries = boxesIn({ bytes, from: box.from + 8, end: box.end });
  if (entries.length === 0 || entries.length > MOST_FORMATS) throw new RangeError("no format");
  return entries.map((entry) => (kind === "video" ? pictureFormat({ bytes, entry }) : soundFormat({ bytes, entry })));
}

interface Described {
  bytes: Buffer;
  entry: Box;
}

function pictureFormat({ bytes, entry }: Described): SampleFormat {
  const cursor = new Cursor(bytes, entry.from + 24, entry.end);
  const [width, height] = [cursor.number(2), cursor.number(2)];
  const inner = innerBoxes({ bytes, from: entry.from + PICTURE_HEAD, end: entry.end });
  return {
    ...{ codec: nameOf(entry.type), width, height },
    isProtected: entry.type === "encv" || inner.some(({ type }) => type === "sinf"),
    hasPlainColors: inner.every((box) => hasPlainColors({ bytes, box })),
  };
}

function soundFormat({ bytes, entry }: Described): SampleFormat {
  const version = new Cursor(bytes, entry.from + 8, entry.end).number(2);
  const from = entry.from + SOUND_HEAD + (version === 1 ? SOUND_HEAD_MORE : 0);
  const inner = innerBoxes({ bytes, from, end: entry.end });
  const descriptor = inner.find(({ type }) => type === "esds");
  const codec = entry.type === "mp4a" ? soundOf({ bytes, descriptor }) : nameOf(entry.type);
  const isProtected = entry.type === "enca" || inner.some(({ type }) => type === "sinf");
  return { codec, isProtected, hasPlainColors: true, width: 0, height: 0 };
}

/** The boxes of an entry. Some programs write a few zeros behind the last one. */
function innerBoxes({ bytes, from, end }: { bytes: Buffer; from: number; end: number }): Box[] {
  const boxes: Box[] = [];
  for (let start = from; end - start >= 8;) {
    const box = boxAt({ bytes, start, limit: end });
    if (!box) throw new RangeError("no box");
    boxes.push(box);
    start = box.end;
  }
  return boxes;
}

/** The profiles of H.264 (ISO/IEC 14496-10) that televisions decode, and the one of VP9 with 8 bits and 4:2:0. */
const PLAIN_PROFILES = [66, 77, 88, 100];
const PLAIN_VP9 = 0;

function hasPlainColors({ bytes, box }: { bytes: Buffer; box: Box }): boolean {
  if (box.type === "avcC") return PLAIN_PROFILES.includes(new Cursor(bytes, box.from + 1, box.end).number(1));
  return box.type !== "vpcC" || new Cursor(bytes, box.from + 4, box.end).number(1) === PLAIN_VP9;
}

/** AAC is told only within descriptors, each of which is a tag and a length. */
function soundOf({ bytes, descriptor }: { bytes: Buffer; descriptor: Box | undefined }): string {
  if (!descriptor) return UNKNOWN_SOUND;
  const cursor = new Cursor(bytes, descriptor.from + 4, descriptor.end);
  if (cursor.number(1) !== 3) throw new RangeError("no descriptor");
  descriptorLength(cursor);
  cursor.number(2);
  const flags = cursor.number(1);
  if (flags & 0x80) cursor.number(2);
  if (flags & 0x40) cursor.text(cursor.number(1));
  if (flags & 0x20) cursor.number(2);
  if (cursor.number(1) !== 4) throw new RangeError("no descriptor");
  descriptorLength(cursor);
  const kind = cursor.number(1);
  return MP4_SOUNDS[kind] ?? `${UNKNOWN_SOUND} ${kind}`;
}

/** A length of one to four bytes, of which each but the last one has its first bit set. */
function descriptorLength(cursor: Cursor): void {
  for (let count = 0; count < 4; count += 1) if (cursor.number(1) < 0x80) return;
  throw new RangeError("no length");
}

/** What a file names its formats may be anything: only letters, digits and some signs are repeated. */
function nameOf(type: string): string {
  return MP4_FORMATS[type] ?? (type.replace(/[^\w.-]/g, "").trim() || UNKNOWN_FORMAT);
}
