import { type Box, boxAt, boxesIn } from "../../../media/boxes";
import { NoIndex, NoMp4, type VideoFacts } from "./facts";
import { factsOfMovie } from "./movie";
import type { Source } from "./source";

/** Boxes of a file on its first level: usually four to six. */
const MOST_BOXES = 200;
/** The description of all pictures of a film of some hours has 10 MB. */
const MOST_MOVIE_BYTES = 16 * 1024 * 1024;
const LONGEST_HEAD = 16;
/** So much of a file is read for what it says of itself. */
const MOST_HEAD_BYTES = 1024;
/** What files of QuickTime call themselves. */
const QUICKTIME = "qt  ";
/** What files call themselves that players of MP4 read. */
const MP4_BRAND = /^(?:mp4\d|iso\w|avc1|M4V |M4VH|dash|f4v |MSNV)$/;

/**
 * Reads an MP4 file (ISO/IEC 14496-12 and -14) without its pictures. The description `moov` may stand before or behind
 * them.
 * @throws RangeError where the file is malformed or not whole, NoIndex, NoMp4.
 */
export async function readMp4(source: Source): Promise<VideoFacts> {
  if (await isQuickTimeOnly(source)) throw new NoMp4();
  const boxes = await topBoxes(source);
  if (boxes[0]?.type !== "ftyp") throw new RangeError("no type");
  if (boxes.some(({ type }) => type === "moof")) throw new NoIndex();
  const movies = boxes.filter(({ type }) => type === "moov");
  const [movie] = movies;
  if (!movie || movies.length > 1 || movie.end - movie.from > MOST_MOVIE_BYTES) throw new RangeError("no description");
  const bytes = await source.read({ from: movie.from, length: movie.end - movie.from });
  const inner = boxesIn({ bytes, from: 0, end: bytes.length });
  if (inner.some(({ type }) => type === "mvex")) throw new NoIndex();
  return factsOfMovie({ bytes, boxes: inner, media: boxes.filter(({ type }) => type === "mdat") });
}

/** Whether the file says of itself that it is one of QuickTime, and not also one of MP4. */
async function isQuickTimeOnly(source: Source): Promise<boolean> {
  const bytes = await source.read({ from: 0, length: Math.min(MOST_HEAD_BYTES, source.bytes) });
  const type = boxAt({ bytes, start: 0, limit: source.bytes });
  if (type?.type !== "ftyp") return false;
  // The brand, its version, and the brands with which the file is compatible.
  const letters = bytes.subarray(type.from, type.end).toString("latin1");
  const brands = (letters.match(/[\s\S]{4}/g) ?? []).filter((_, index) => index !== 1);
  return brands.includes(QUICKTIME) && !brands.some((brand) => MP4_BRAND.test(brand));
}

/** The boxes of the file, of which the last one ends where the file does. */
async function topBoxes(source: Source): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let start = 0; start < source.bytes;) {
    const left = source.bytes - start;
    const head = await source.read({ from: start, length: Math.min(LONGEST_HEAD, left) });
    const box = boxAt({ bytes: head, start: 0, limit: left });
    if (!box || boxes.length === MOST_BOXES) throw new RangeError("no box");
    boxes.push({ type: box.type, start, from: start + box.from, end: start + box.end });
    start += box.end;
  }
  return boxes;
}
