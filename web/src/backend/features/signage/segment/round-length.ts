import type { Instant } from "@tresen/contract/kit/time";
import { zonedTime } from "@tresen/contract/kit/time";
import {
  NOTHING_KNOWN,
  type LiveFacts,
  type PlayableScene,
  type PlayableSegment,
  type SegmentEntry,
} from "@tresen/contract/signage/playing/parts";
import { roundOf } from "@tresen/contract/signage/playing/round";
import { everythingMet } from "../playable";

export interface RoundParts {
  segments: ReadonlyMap<string, PlayableSegment>;
  scenes: ReadonlyMap<string, PlayableScene>;
  at: Instant;
  zone: string;
}

const SECOND = 1000;

/**
 * How long one round takes now, in milliseconds: if every condition is met, and if none is. Scenes of single branches
 * count, whichever branch it is.
 */
export function roundLengths({ segment, ...parts }: RoundParts & { segment: string }): {
  most: number;
  least: number;
} {
  const lengthWith = (live: LiveFacts): number => lengthOf({ segment, live, parts });
  return { most: lengthWith(everythingMet(parts.segments.values())), least: lengthWith(NOTHING_KNOWN) };
}

/** How long an entry is shown at a time, in milliseconds, whether or not it is shown now. */
export function entryLength({ entry, ...parts }: RoundParts & { entry: SegmentEntry }): number {
  const own = entry.duration ?? parts.scenes.get(entry.scene ?? "")?.duration;
  if (own !== undefined) return own * SECOND;
  return entry.segment ? roundLengths({ ...parts, segment: entry.segment }).most : 0;
}

function lengthOf({ segment, live, parts }: { segment: string; live: LiveFacts; parts: RoundParts }): number {
  const everywhere = new Map([...parts.scenes].map(([id, scene]) => [id, { ...scene, branches: [] }]));
  const day = zonedTime({ at: parts.at, zone: parts.zone }).date;
  const round = roundOf({ segment, facts: { ...parts, scenes: everywhere, branch: null, live, seed: "", day } });
  return round.reduce((sum, { duration }) => sum + duration, 0);
}
