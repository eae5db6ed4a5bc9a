import type { Instant } from "@tresen/contract/kit/time";
import type { PlayedQuarter, PlayedScene } from "@tresen/contract/signage/plays/plays";
import { QUARTERS_LIMIT, SHORTEST_PLAY } from "@tresen/contract/signage/plays/quarters";
import { keep, keptNames, readKept } from "../state/kept";
import { note } from "../state/log";

const PREFIX = "plays-";
/** The most characters of all quarters: the browser keeps some five million, and other things as well. */
const ROOM = 1_500_000;
/** The most characters of a report: a request may have a megabyte. */
const SENT_AT_ONCE = 200_000;

/** Whose screen it was. What belongs to another TV, or was shown in another branch, is not sent. */
export interface Place {
  tv: string;
  branch: string;
}

/** What was shown in a quarter of an hour. */
export interface KeptQuarter extends Place {
  scenes: PlayedScene[];
}

export function readQuarter(at: Instant): KeptQuarter | null {
  return readKept<KeptQuarter>(PREFIX + at);
}

/** Keeps a quarter. On a full disk the oldest others make room for it. */
export function keepQuarter(at: Instant, quarter: KeptQuarter): void {
  while (!keep(PREFIX + at, quarter)) {
    const oldest = keptQuarters().find((other) => other !== at);
    if (oldest === undefined) return;
    drop([oldest], "the disk is full");
  }
}

/**
 * Drops what is more than there is room for, the oldest first. Nothing is too old to be sent, which the server decides. What lies
 * in the future was counted by a clock that was wrong, and goes once the server has said the time.
 */
export function tidyQuarters({ now, isHeard }: { now: Instant; isHeard: boolean }): void {
  if (isHeard)
    drop(
      keptQuarters().filter((at) => at > now),
      "the clock was ahead",
    );
  let room = ROOM;
  const tooMuch = keptQuarters()
    .reverse()
    .filter((at) => (room -= JSON.stringify(readQuarter(at)).length) < 0);
  drop(tooMuch, "too much");
}

/** The oldest quarters that are over, as a report tells them; none where nothing is to be told. */
export function quartersBefore(end: Instant, { tv, branch }: Place): PlayedQuarter[] {
  const found: PlayedQuarter[] = [];
  let room = SENT_AT_ONCE;
  for (const at of keptQuarters()) {
    const quarter = readQuarter(at);
    if (at >= end || found.length === QUARTERS_LIMIT) break;
    if (quarter?.tv !== tv || quarter.branch !== branch) {
      drop([at], "of another TV or branch");
      continue;
    }
    room -= JSON.stringify(quarter).length;
    if (room < 0 && found.length > 0) break;
    const scenes = quarter.scenes
      .filter(({ milliseconds }) => milliseconds > 0)
      .map((row) => ({ ...row, plays: Math.min(row.plays, Math.ceil(row.milliseconds / SHORTEST_PLAY)) }));
    if (scenes.length > 0) found.push({ at: new Date(at).toISOString(), scenes });
  }
  return found;
}

/** Forgets what the server has counted. */
export function forgetQuarters(quarters: readonly PlayedQuarter[]): void {
  for (const { at } of quarters) keep(PREFIX + Date.parse(at), null);
}

/** Drops what the server does not take. */
export function dropQuarters(quarters: readonly PlayedQuarter[], why: string): void {
  drop(
    quarters.map(({ at }) => Date.parse(at)),
    why,
  );
}

/** When they began, the oldest first. */
function keptQuarters(): Instant[] {
  return keptNames(PREFIX)
    .map((name) => Number(name.slice(PREFIX.length)))
    .sort((a, b) => a - b);
}

function drop(quarters: readonly Instant[], why: string): void {
  if (quarters.length === 0) return;
  for (const at of quarters) keep(PREFIX + at, null);
  const [first = 0] = quarters;
  note(
    `what was shown in ${quarters.length} quarters of an hour, of ${new Date(first).toISOString()}, is lost: ${why}`,
  );
}
