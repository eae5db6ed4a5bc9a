import * as z from "zod";
import { instant } from "../../kit/fields/instant-fields";
import { DAY, MINUTE } from "../../kit/time";

/**
 * Players count what they show by quarters of an hour: midnight of every time zone is at the beginning of one, so none
 * belongs to two days.
 */
export const QUARTER = 15 * MINUTE;
/** Players keep what could not be sent for so long, and nothing older is counted. */
export const PLAYS_KEPT = 35 * DAY;
/** The quarters of one report: two days. What is left comes with the next ones. */
export const QUARTERS_LIMIT = 192;
/** How far a player's clock may be ahead of the server's. */
export const CLOCK_TOLERANCE = MINUTE;

/** What was shown of a version of a scene in a quarter of an hour. */
const playedScene = z.strictObject({
  scene: z.string().min(1).max(64),
  version: z.int().min(0).max(1_000_000_000),
  /** As it was called then. */
  name: z.string().max(200),
  /** How often it began. */
  plays: z
    .int()
    .min(0)
    .max(QUARTER / 100),
  /** For how long it could be seen. */
  milliseconds: z.int().min(0).max(QUARTER),
});
export type PlayedScene = z.output<typeof playedScene>;

const playedQuarter = z.strictObject({
  /** When it began. */
  at: instant,
  scenes: z.array(playedScene).max(200),
});
export type PlayedQuarter = z.output<typeof playedQuarter>;

/** What a player has shown in quarters that are over, the oldest first. */
export const playedQuarters = z.array(playedQuarter).max(QUARTERS_LIMIT);

/** Whether this can be true: a whole quarter that is over and not too old, in which a screen shows one scene at a time. */
export function isPossible({ quarter: { at, scenes }, now }: { quarter: PlayedQuarter; now: number }): boolean {
  const start = Date.parse(at);
  const shown = scenes.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  return (
    start % QUARTER === 0 &&
    start + QUARTER <= now + CLOCK_TOLERANCE &&
    start >= now - PLAYS_KEPT &&
    shown <= QUARTER &&
    scenes.every(({ plays, milliseconds }) => milliseconds > 0 && plays <= Math.ceil(milliseconds / 100))
  );
}
