import * as z from "zod";
import { openingHoursRule } from "../../branch/opening-hours-fields";
import { boardEntry } from "../../display/display";
import { instant } from "../../kit/fields/instant-fields";
import { tvCommand } from "../command/command";
import { ORIENTATIONS } from "../stream/stream.values";

/** A manifest, whose file at `url` has this hash. */
const foundManifest = z.object({ sha256: z.string(), url: z.string(), bytes: z.int() });
export type FoundManifest = z.output<typeof foundManifest>;

/** What a TV is told of itself: all that it has to know besides what it plays. */
export const playerState = z.object({
  id: z.string(),
  /** The version of the record: what a command has set holds until the record changes. */
  version: z.int(),
  /** Whether it is switched on in the back-office. Not in what an earlier version of the page has kept. */
  isEnabled: z.boolean().optional(),
  name: z.string(),
  identifier: z.string(),
  branch: z.string(),
  group: z.string(),
  orientation: z.enum(ORIENTATIONS),
  size: z.object({ width: z.int(), height: z.int() }),
  powerHours: z.array(openingHoursRule),
  volume: z.int(),
  wall: z.object({ columns: z.int(), rows: z.int(), column: z.int(), row: z.int() }).nullable(),
  timeZone: z.string(),
  /** What it plays; null without a stream. */
  manifest: foundManifest.nullable(),
  /** Its open command. */
  command: tvCommand.nullable(),
  /** The scene alone that its open command shows, which it need not play; missing where there is none. */
  commandScene: foundManifest.optional(),
  /** The server's time, by which all screens change together. */
  now: instant,
});
export type PlayerState = z.output<typeof playerState>;

const soldOut = {
  products: z.array(z.string()),
  /** Those of which any product is sold out. */
  categories: z.array(z.string()),
};

/** What goes on in the branch of a TV at the moment, and what the time alone will change. */
export const playerLive = z.object({
  at: instant,
  isOpen: z.boolean(),
  /** When it closes, or opens. */
  changesAt: instant.nullable(),
  openOrders: z.int(),
  soldOut: z.object({
    ...soldOut,
    /** What of this ends by the time alone. Not in what an earlier version of the page has kept. */
    ends: z.array(z.object({ at: instant, ...soldOut })).optional(),
  }),
  /** Also those of the next hours, which are shown from `since` on. */
  tickets: z.array(boardEntry),
  /** For how long a ready number is shown; null for the usual time. */
  readyMinutes: z.int().nullable(),
});
export type PlayerLive = z.output<typeof playerLive>;

/** The answer to a report. */
export const playerNews = z.object({ state: playerState, live: playerLive });
export type PlayerNews = z.output<typeof playerNews>;
