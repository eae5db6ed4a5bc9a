import { LONGEST_HEAD, type Element, elementAt, elementsIn, floatIn, numberIn, textIn } from "./ebml";
import { NoIndex, type VideoFacts } from "./facts";
import type { Source } from "./source";
import { type TrackFormat, trackFormats } from "./webm-tracks";

/** Ids of elements (RFC 9559). */
const EBML = 0x1a45dfa3;
const DOC_TYPE = 0x4282;
const SEGMENT = 0x18538067;
const SEEK_HEAD = 0x114d9b74;
const SEEK = 0x4dbb;
const SEEK_ID = 0x53ab;
const SEEK_POSITION = 0x53ac;
const INFO = 0x1549a966;
const TIMESTAMP_SCALE = 0x2ad7b1;
const DURATION = 0x4489;
const TRACKS = 0x1654ae6b;
const CLUSTER = 0x1f43b675;
const CUES = 0x1c53bb6b;

/** What stands before the pictures: usually five elements. */
const MOST_ELEMENTS = 60;
/** The largest description of tracks, with what their decoders need. */
const MOST_PART_BYTES = 2 * 1024 * 1024;
const USUAL_SCALE = 1_000_000;

/** Reads a WebM file without its pictures. @throws RangeError where it is malformed or not whole, NoIndex. */
export async function readWebm(source: Source): Promise<VideoFacts> {
  const head = await elementOf({ source, at: 0 });
  const told = await contentOf({ source, element: head });
  const kind = elementsIn({ bytes: told }).find(({ id }) => id === DOC_TYPE);
  if (head.id !== EBML || !kind || textIn({ bytes: told, element: kind }) !== "webm") throw new RangeError("no WebM");
  const segment = await elementOf({ source, at: head.end });
  if (segment.id !== SEGMENT) throw new RangeError("no segment");
  if (segment.end === Infinity) throw new NoIndex();
  if (segment.end !== source.bytes) throw new RangeError("not whole");
  const parts = await partsOf({ source, segment });
  const [info, tracks] = await Promise.all(
    [INFO, TRACKS].map(async (id) => {
      const element = parts.find((part) => part.id === id);
      if (!element) throw new RangeError("no description");
      return contentOf({ source, element });
    }),
  );
  const seconds = secondsIn(info ?? Buffer.alloc(0));
  await requireCues({ source, segment, parts });
  return { mimeType: "video/webm", seconds, ...factsOfTracks(trackFormats(tracks ?? Buffer.alloc(0))) };
}

function factsOfTracks(tracks: readonly TrackFormat[]): Omit<VideoFacts, "mimeType" | "seconds"> {
  const pictures = tracks.filter(({ kind }) => kind === "video");
  const sounds = tracks.filter(({ kind }) => kind === "audio");
  return {
    videoCodecs: pictures.map(({ codec }) => codec),
    audioCodecs: sounds.map(({ codec }) => codec),
    width: pictures[0]?.width ?? 0,
    height: pictures[0]?.height ?? 0,
    isProtected: tracks.some(({ isProtected }) => isProtected),
    hasPlainColors: pictures.every(({ hasPlainColors }) => hasPlainColors),
  };
}

interface Segment {
  source: Source;
  segment: Element;
}

/** The elements of the segment up to its first pictures, which must be among them. */
async function partsOf({ source, segment }: Segment): Promise<Element[]> {
  const parts: Element[] = [];
  for (let at = segment.from; at < segment.end;) {
    const part = await elementOf({ source, at });
    if (part.end === Infinity) throw new NoIndex();
    if (part.end > segment.end || parts.length === MOST_ELEMENTS) throw new RangeError("no element");
    parts.push(part);
    if (part.id === CLUSTER) return parts;
    at = part.end;
  }
  throw new RangeError("no pictures");
}

function secondsIn(info: Buffer): number {
  const elements = elementsIn({ bytes: info });
  const scale = elements.find(({ id }) => id === TIMESTAMP_SCALE);
  const duration = elements.find(({ id }) => id === DURATION);
  if (!duration) throw new NoIndex();
  const nanoseconds = scale ? numberIn({ bytes: info, element: scale }) : USUAL_SCALE;
  const seconds = (floatIn({ bytes: info, element: duration }) * nanoseconds) / 1e9;
  if (!(seconds > 0 && seconds < Infinity)) throw new NoIndex();
  return seconds;
}

/** The file says where its pictures of each time are, before them or, by its table of contents, behind them. */
async function requireCues({ source, segment, parts }: Segment & { parts: readonly Element[] }): Promise<void> {
  if (parts.some(({ id }) => id === CUES)) return;
  const table = parts.find(({ id }) => id === SEEK_HEAD);
  if (!table) throw new NoIndex();
  const bytes = await contentOf({ source, element: table });
  for (const { id, from, end } of elementsIn({ bytes })) {
    if (id !== SEEK) continue;
    const inner = elementsIn({ bytes, from, end });
    const [wanted, place] = [SEEK_ID, SEEK_POSITION].map((name) => inner.find((element) => element.id === name));
    if (!wanted || !place || numberIn({ bytes, element: wanted }) !== CUES) continue;
    const cues = await elementOf({ source, at: segment.from + numberIn({ bytes, element: place }) });
    if (cues.id === CUES && cues.end <= segment.end) return;
    throw new RangeError("no cues");
  }
  throw new NoIndex();
}

async function elementOf({ source, at }: { source: Source; at: number }): Promise<Element> {
  const length = Math.max(0, Math.min(LONGEST_HEAD, source.bytes - at));
  return elementAt({ head: await source.read({ from: at, length }), at });
}

async function contentOf({ source, element: { from, end } }: { source: Source; element: Element }): Promise<Buffer> {
  if (end - from > MOST_PART_BYTES) throw new RangeError("too large");
  return source.read({ from, length: end - from });
}
