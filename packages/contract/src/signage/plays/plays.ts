import * as z from "zod";
import { instant } from "../../kit/fields/instant-fields";
import { MINUTE } from "../../kit/time";
import { PLAYS_KEPT, QUARTER, QUARTERS_LIMIT, QUARTER_SCENES_LIMIT, SHORTEST_PLAY } from "./quarters";

/** How far a player's clock may be ahead of the server's. */
const CLOCK_TOLERANCE = MINUTE;

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
    .max(QUARTER / SHORTEST_PLAY),
  /** For how long it could be seen. */
  milliseconds: z.int().min(0).max(QUARTER),
});
export type PlayedScene = z.output<typeof playedScene>;

const playedQuarter = z.strictObject({
  /** When it began. */
  at: instant,
  scenes: z.array(playedScene).max(QUARTER_SCENES_LIMIT),
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
    scenes.every(({ plays, milliseconds }) => milliseconds > 0 && plays <= Math.ceil(milliseconds / SHORTEST_PLAY))
  );
}
