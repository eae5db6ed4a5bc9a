import { isOpenAt } from "../../branch/opening-hours";
import { type Instant, type LocalDate, zonedTime } from "../../kit/time";
import {
  type EntryCondition,
  type LiveFacts,
  NESTING_LIMIT,
  type PlayableScene,
  type PlayableSegment,
  ROUND_LIMIT,
  type SegmentEntry,
  type Shown,
} from "./parts";
import { shuffled } from "./random";

const SECOND = 1000;

/** What all parts of a round are judged by. */
export interface RoundFacts {
  segments: ReadonlyMap<string, PlayableSegment>;
  scenes: ReadonlyMap<string, PlayableScene>;
  at: Instant;
  zone: string;
  /** Of the screen; null shows what is shown everywhere. */
  branch: string | null;
  live: LiveFacts;
  seed: string;
  /** The day on which the segment began: each day is shuffled in another way. */
  day: LocalDate;
}

/**
 * One round of a segment with what may be shown at the moment. It is empty if nothing may. Segments that contain
 * themselves and those nested too deep are left out.
 */
export function roundOf({ segment, facts }: { segment: string; facts: RoundFacts }): Shown[] {
  return nested({ id: segment, facts, above: [] });
}

function nested({ id, facts, above }: { id: string; facts: RoundFacts; above: readonly string[] }): Shown[] {
  const segment = facts.segments.get(id);
  if (!segment || above.includes(id) || above.length >= NESTING_LIMIT) return [];
  const round: Shown[] = [];
  for (const entry of ordered({ segment, facts })) {
    if (round.length >= ROUND_LIMIT) break;
    if (entry.condition && !isMet({ condition: entry.condition, live: facts.live })) continue;
    round.push(...shownBy({ entry, facts, above: [...above, id] }));
  }
  return round.slice(0, ROUND_LIMIT);
}

function ordered({
  segment: { id, entries, order },
  facts: { seed, day },
}: {
  segment: PlayableSegment;
  facts: RoundFacts;
}): readonly SegmentEntry[] {
  if (order === "sequence") return entries;
  const items =
    order === "weighted" ? entries.flatMap((entry) => Array.from({ length: entry.weight ?? 1 }, () => entry)) : entries;
  return shuffled({ items, seed: `${seed}/${id}/${day}` });
}

function shownBy({
  entry,
  facts,
  above,
}: {
  entry: SegmentEntry;
  facts: RoundFacts;
  above: readonly string[];
}): Shown[] {
  if (entry.segment) {
    const inner = nested({ id: entry.segment, facts, above });
    const [first, ...rest] = entry.duration ? filled({ round: inner, duration: entry.duration * SECOND }) : inner;
    return first ? [{ ...first, transition: entry.transition ?? first.transition }, ...rest] : [];
  }
  const scene = facts.scenes.get(entry.scene ?? "");
  if (!scene || !isShown({ scene, ...facts })) return [];
  const duration = (entry.duration ?? scene.duration) * SECOND;
  return duration > 0 ? [{ scene: scene.id, duration, transition: entry.transition ?? scene.transition }] : [];
}

/** The round, repeated or cut so that it takes exactly the duration. */
function filled({ round, duration }: { round: readonly Shown[]; duration: number }): Shown[] {
  const result: Shown[] = [];
  let left = duration;
  while (left > 0 && round.length > 0 && result.length < ROUND_LIMIT)
    for (const shown of round) {
      if (left <= 0) break;
      result.push({ ...shown, duration: Math.min(left, shown.duration) });
      left -= shown.duration;
    }
  return result;
}

/** Whether a scene may be shown at the moment. */
export function isShown({
  scene: { isEnabled, validFrom, validTo, schedule, branches },
  at,
  zone,
  branch,
}: {
  scene: PlayableScene;
  at: Instant;
  zone: string;
  branch: string | null;
}): boolean {
  if (!isEnabled) return false;
  if (branches.length > 0 && (branch === null || !branches.includes(branch))) return false;
  const today = zonedTime({ at, zone }).date;
  if ((validFrom !== null && today < validFrom) || (validTo !== null && today > validTo)) return false;
  return schedule.length === 0 || isOpenAt({ rules: schedule, zone, at });
}

export function isMet({ condition, live }: { condition: EntryCondition; live: LiveFacts }): boolean {
  switch (condition.kind) {
    case "soldOutCategory":
      return live.soldOutCategories.includes(condition.value);
    case "open":
      return live.isOpen === true;
    case "openOrdersAbove":
      return live.openOrders !== null && live.openOrders > condition.value;
  }
}
