import {
  VIDEO_BIT_RATE_LIMIT,
  VIDEO_LONG_SIDE_LIMIT,
  VIDEO_SHORT_SIDE_LIMIT,
} from "@tresen/contract/signage/video/video.limits";
import { VIDEO_REFUSALS as REFUSALS } from "@tresen/contract/signage/video/video.texts";
import { NoIndex, NoMp4, type VideoFacts } from "./facts";
import { readMp4 } from "./mp4";
import { type Source, sourceOf } from "./source";
import { readWebm } from "./webm";

export { sourceOf };

/** A file that every screen shows. */
export interface PlayableVideo {
  mimeType: VideoFacts["mimeType"];
  videoCodec: string;
  /** Null for one without sound. */
  audioCodec: string | null;
  width: number;
  height: number;
  seconds: number;
}

const PICTURES = ["H.264", "VP8", "VP9"];
const SOUNDS = ["AAC", "Opus"];
/** How a WebM file begins. */
const WEBM_MARK = 0x1a45dfa3;

/**
 * Looks into a video's file, of which it reads only the descriptions.
 * @returns what it is, or in German why screens might not show it. @throws what reading throws, but RangeError.
 */
export async function inspectVideo(source: Source): Promise<PlayableVideo | { refusal: string }> {
  try {
    return judged({ facts: await factsOf(source), bytes: source.bytes });
  } catch (error) {
    if (error instanceof NoIndex) return { refusal: REFUSALS.noIndex };
    if (error instanceof NoMp4) return { refusal: REFUSALS.quickTime };
    if (error instanceof RangeError) return { refusal: REFUSALS.unreadable };
    throw error;
  }
}

async function factsOf(source: Source): Promise<VideoFacts> {
  const mark = (await source.read({ from: 0, length: 4 })).readUInt32BE(0);
  return mark === WEBM_MARK ? readWebm(source) : readMp4(source);
}

function judged({ facts, bytes }: { facts: VideoFacts; bytes: number }): PlayableVideo | { refusal: string } {
  const { mimeType, videoCodecs, audioCodecs, width, height, seconds } = facts;
  const [videoCodec] = videoCodecs;
  if (facts.isProtected) return { refusal: REFUSALS.protected };
  if (videoCodec === undefined || width === 0 || height === 0) return { refusal: REFUSALS.noPicture };
  const picture = videoCodecs.find((codec) => !PICTURES.includes(codec));
  if (picture !== undefined) return { refusal: REFUSALS.videoCodec(picture) };
  if (!facts.hasPlainColors) return { refusal: REFUSALS.colors };
  const sound = audioCodecs.find((codec) => !SOUNDS.includes(codec));
  if (sound !== undefined) return { refusal: REFUSALS.audioCodec(sound) };
  if (Math.max(width, height) > VIDEO_LONG_SIDE_LIMIT || Math.min(width, height) > VIDEO_SHORT_SIDE_LIMIT)
    return { refusal: REFUSALS.tooManyPixels };
  const rate = (bytes * 8) / seconds;
  if (rate > VIDEO_BIT_RATE_LIMIT) return { refusal: REFUSALS.bitRate(Math.ceil(rate / 1_000_000)) };
  return { mimeType, videoCodec, audioCodec: audioCodecs[0] ?? null, width, height, seconds };
}
