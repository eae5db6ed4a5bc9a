import * as z from "zod";
import { instant } from "../../kit/fields/instant-fields";

/** How long a TV without any sign of life counts as online: it reports once an hour. */
export const TV_SILENT_AFTER = 65 * 60_000;

export const TV_STATES = ["unpaired", "online", "offline"] as const;
export type TvState = (typeof TV_STATES)[number];

/** What a TV tells of itself, once an hour and when something changes. */
export const tvReport = z.strictObject({
  /** The version of the player. */
  version: z.string().max(64),
  /** In device pixels. */
  resolution: z.strictObject({ width: z.int().min(1).max(20_000), height: z.int().min(1).max(20_000) }),
  userAgent: z.string().max(400),
  scene: z.string().max(64).nullable(),
  segment: z.string().max(64).nullable(),
  /** The manifest that it plays, and the one that it is loading. */
  manifest: z.string().max(64).nullable(),
  loading: z.string().max(64).nullable(),
  /** What the browser says of its storage, in bytes. */
  storage: z.strictObject({ used: z.int().min(0), quota: z.int().min(0) }).nullable(),
  isStoragePersistent: z.boolean(),
  /** Its clock minus the server's, in milliseconds. */
  clockDifference: z.int(),
  isSoundBlocked: z.boolean(),
  /** Scenes that could not be shown, by their ids, with the reason. */
  troubles: z.array(z.strictObject({ scene: z.string().max(64), reason: z.string().max(200) })).max(50),
});
export type TvReport = z.output<typeof tvReport>;

/** The state of a TV, which is kept beside its record. */
export const tvStatus = z.object({
  state: z.enum(TV_STATES),
  lastSeenAt: instant.nullable(),
  report: tvReport.nullable(),
  /** When the player last drew what it shows, for `GET …/{id}/picture`. */
  pictureAt: instant.nullable(),
  /** Of all files that the next seven days of its stream need; null until a screen has played that in its branch. */
  weekBytes: z.int().nullable(),
});
export type TvStatus = z.output<typeof tvStatus>;
