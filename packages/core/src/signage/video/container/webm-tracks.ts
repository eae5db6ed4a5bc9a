import { type Element, elementsIn, numberIn, textIn } from "./ebml";
import { UNKNOWN_FORMAT, WEBM_FORMATS } from "./formats.texts";

/** Ids of elements (RFC 9559). */
const TRACK = 0xae;
const TYPE = 0x83;
const CODEC = 0x86;
const CODEC_PRIVATE = 0x63a2;
const VIDEO = 0xe0;
const WIDTH = 0xb0;
const HEIGHT = 0xba;
const ENCODINGS = 0x6d80;
const ENCODING = 0x6240;
const ENCRYPTION = 0x5035;
const PICTURES = 1;
const SOUNDS = 2;
const MOST_TRACKS = 50;

export interface TrackFormat {
  kind: "video" | "audio";
  codec: string;
  width: number;
  height: number;
  isProtected: boolean;
  hasPlainColors: boolean;
}

/** The tracks with pictures or sounds, without others such as subtitles. @throws RangeError */
export function trackFormats(bytes: Buffer): TrackFormat[] {
  const tracks = elementsIn({ bytes }).filter(({ id }) => id === TRACK);
  if (tracks.length > MOST_TRACKS) throw new RangeError("too many tracks");
  return tracks.flatMap((track) => trackFormat({ bytes, track }) ?? []);
}

function trackFormat({ bytes, track }: { bytes: Buffer; track: Element }): TrackFormat | null {
  const within = (element: Element | undefined): Element[] => (element ? elementsIn({ bytes, ...element }) : []);
  const fields = within(track);
  const field = (id: number, elements = fields): Element | undefined => elements.find((element) => element.id === id);
  const number = (element: Element | undefined): number => (element ? numberIn({ bytes, element }) : 0);
  const type = number(field(TYPE));
  if (type !== PICTURES && type !== SOUNDS) return null;
  const codec = field(CODEC);
  if (!codec) throw new RangeError("no format");
  const name = textIn({ bytes, element: codec });
  const size = within(field(VIDEO));
  const encodings = within(field(ENCODINGS)).filter(({ id }) => id === ENCODING);
  return {
    kind: type === PICTURES ? "video" : "audio",
    codec: WEBM_FORMATS[name] ?? (name.replace(/[^\w./-]/g, "").slice(0, 40) || UNKNOWN_FORMAT),
    width: number(field(WIDTH, size)),
    height: number(field(HEIGHT, size)),
    isProtected: encodings.some((encoding) => field(ENCRYPTION, within(encoding)) !== undefined),
    hasPlainColors: name !== "V_VP9" || isPlainVp9({ bytes, element: field(CODEC_PRIVATE) }),
  };
}

/** What a VP9 decoder is told are some features, each with its number, its length and its value. The first is the profile. */
function isPlainVp9({ bytes, element }: { bytes: Buffer; element: Element | undefined }): boolean {
  if (!element) return true;
  const [feature, length, profile] = bytes.subarray(element.from, element.end);
  return feature !== 1 || length !== 1 || profile === 0;
}
