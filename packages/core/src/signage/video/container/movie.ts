import { type Box, Cursor, boxesIn } from "../../../media/boxes";
import type { VideoFacts } from "./facts";
import { type SampleFormat, sampleFormats } from "./sample-format";

interface Movie {
  bytes: Buffer;
  /** The boxes within `moov`. */
  boxes: readonly Box[];
  /** Where the file keeps its pictures and sounds. */
  media: readonly Box[];
}

const MOST_TRACKS = 50;
/** A duration of which the file says that it does not know it. */
const UNKNOWN = 2 ** 32 - 1;

/** @throws RangeError where the description is malformed, or names pictures that the file does not have. */
export function factsOfMovie({ bytes, boxes, media }: Movie): VideoFacts {
  const tracks = boxes.filter(({ type }) => type === "trak");
  if (tracks.length > MOST_TRACKS) throw new RangeError("too many tracks");
  const read = tracks.map((track) => trackOf({ bytes, track, media })).filter((track) => track !== null);
  const formats = (kind: Track["kind"]): SampleFormat[] =>
    read.flatMap((track) => (track.kind === kind ? track.formats : []));
  const [pictures, sounds] = [formats("video"), formats("audio")];
  const told = secondsOf({ bytes, box: child({ boxes, type: "mvhd" }) });
  const seconds = told ?? Math.max(0, ...read.map((track) => track.seconds ?? 0));
  if (!(seconds > 0)) throw new RangeError("no duration");
  return {
    ...{ mimeType: "video/mp4", seconds },
    videoCodecs: pictures.map(({ codec }) => codec),
    audioCodecs: sounds.map(({ codec }) => codec),
    width: pictures[0]?.width ?? 0,
    height: pictures[0]?.height ?? 0,
    isProtected: boxes.some(({ type }) => type === "pssh") || [...pictures, ...sounds].some((one) => one.isProtected),
    hasPlainColors: pictures.every((one) => one.hasPlainColors),
  };
}

interface Track {
  kind: "video" | "audio";
  seconds: number | null;
  formats: SampleFormat[];
}

/** Null for a track that is neither picture nor sound, such as subtitles. */
function trackOf({ bytes, track, media }: { bytes: Buffer; track: Box; media: readonly Box[] }): Track | null {
  const inner = (box: Box): Box[] => boxesIn({ bytes, from: box.from, end: box.end });
  const within = (box: Box, type: string): Box => child({ boxes: inner(box), type });
  const described = within(track, "mdia");
  const handler = new Cursor(bytes, within(described, "hdlr").from + 8, described.end).text(4);
  const kind = handler === "vide" ? "video" : handler === "soun" ? "audio" : null;
  if (!kind) return null;
  const table = within(within(described, "minf"), "stbl");
  requirePlaces({ bytes, boxes: inner(table), media });
  return {
    kind,
    seconds: secondsOf({ bytes, box: within(described, "mdhd") }),
    formats: sampleFormats({ bytes, box: within(table, "stsd"), kind }),
  };
}

/** The pictures stand within the file where it keeps them. */
function requirePlaces({ bytes, boxes, media }: Movie): void {
  const wide = boxes.find(({ type }) => type === "co64");
  const box = wide ?? child({ boxes, type: "stco" });
  const cursor = new Cursor(bytes, box.from + 4, box.end);
  const count = cursor.number(4);
  const size = wide ? 8 : 4;
  if (count === 0 || count * size > box.end - cursor.at) throw new RangeError("no pictures");
  for (let index = 0; index < count; index += 1) {
    const place = cursor.number(size);
    if (!media.some(({ from, end }) => place >= from && place < end)) throw new RangeError("no such place");
  }
}

/** By a box `mvhd` or `mdhd`, which begin alike; null where it does not know. */
function secondsOf({ bytes, box }: { bytes: Buffer; box: Box }): number | null {
  const cursor = new Cursor(bytes, box.from, box.end);
  const isLong = cursor.number(1) === 1;
  cursor.number(3);
  const size = isLong ? 8 : 4;
  cursor.at += 2 * size;
  const scale = cursor.number(4);
  if (isLong && bytes.readUInt32BE(cursor.at) === UNKNOWN) return null;
  const duration = cursor.number(size);
  return scale === 0 || duration === 0 || (!isLong && duration === UNKNOWN) ? null : duration / scale;
}

function child({ boxes, type }: { boxes: readonly Box[]; type: string }): Box {
  const found = boxes.find((box) => box.type === type);
  if (!found) throw new RangeError(`no ${type}`);
  return found;
}
