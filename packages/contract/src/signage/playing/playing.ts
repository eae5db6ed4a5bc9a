import type { Instant } from "../../kit/time";
import { type OnAir, fillerAnchor, onAir } from "./on-air";
import {
  type Anchor,
  type LiveFacts,
  NOTHING_KNOWN,
  type PlayableScene,
  type PlayableSegment,
  type PlayableStream,
  type Shown,
  type Transition,
} from "./parts";
import { roundOf } from "./round";

/** What is on a screen at an instant. */
export interface Playing extends OnAir {
  /** Null if nothing may be shown, not even of the filler. */
  scene: string | null;
  /** Its place in the round; -1 without a scene. */
  position: number;
  transition: Transition;
  /** When the scene began and when the next one follows, if nothing changes until then. */
  sceneStartsAt: Instant;
  sceneEndsAt: Instant;
  round: readonly Shown[];
}

interface Asked {
  stream: PlayableStream;
  segments: ReadonlyMap<string, PlayableSegment>;
  scenes: ReadonlyMap<string, PlayableScene>;
  instant: Instant;
  /** The branch's time zone. */
  zone: string;
  /** The same for all screens that show the same: the stream's id. */
  seed: string;
  branch?: string | null;
  live?: LiveFacts;
  /** Of a screen that does not know the time. */
  isFillerOnly?: boolean;
}

/** How long a screen with nothing to show waits before it looks again, in milliseconds. */
const LOOK_AGAIN = 10_000;

/**
 * What a screen shows at `instant`: the one answer for players, previews and tests. The position in the round follows
 * from the time alone, so screens that were started at different times show the same. Where nothing of the segment may
 * be shown, the filler is.
 */
export function playing({ isFillerOnly = false, ...asked }: Asked): Playing {
  const { stream, instant: at, zone } = asked;
  const filler = (): OnAir => ({ segment: stream.filler, by: "filler", index: null, ...fillerAnchor({ at, zone }) });
  const planned = isFillerOnly ? filler() : onAir({ stream, at, zone });
  const round = roundAt({ asked, on: planned });
  if (round.length > 0 || planned.by === "filler") return positioned({ on: planned, round, at });
  const instead = filler();
  return positioned({ on: instead, round: roundAt({ asked, on: instead }), at });
}

function roundAt({
  asked: { segments, scenes, instant: at, zone, seed, branch = null, live = NOTHING_KNOWN },
  on,
}: {
  asked: Asked;
  on: OnAir;
}): Shown[] {
  return roundOf({ segment: on.segment, facts: { segments, scenes, at, zone, branch, live, seed, day: on.day } });
}

function positioned({ on, round, at }: { on: OnAir; round: readonly Shown[]; at: Instant }): Playing {
  let begins = at - offsetIn({ anchor: on, round, at });
  for (const [position, { scene, duration, transition }] of round.entries()) {
    const ends = begins + duration;
    if (at < ends) return { ...on, scene, position, transition, sceneStartsAt: begins, sceneEndsAt: ends, round };
    begins = ends;
  }
  const nothing = { scene: null, position: -1, transition: "none" } as const;
  return { ...on, ...nothing, sceneStartsAt: at, sceneEndsAt: at + LOOK_AGAIN, round };
}

/** Milliseconds since the present round began. */
function offsetIn({ anchor, round, at }: { anchor: Anchor; round: readonly Shown[]; at: Instant }): number {
  const total = round.reduce((sum, { duration }) => sum + duration, 0);
  return total > 0 ? (at - anchor.startsAt) % total : 0;
}
