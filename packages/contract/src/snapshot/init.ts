import * as z from "zod";

/**
 * `GET /api/init` answers a list of these: one for `config`, one for `users/me` (null without a session) and one for
 * each resource of the snapshot. `url` is the path below `/api` that would answer the same data.
 */
export const initEntry = z.object({ url: z.string(), data: z.unknown() });
export const initEntries = z.array(initEntry);
export type InitEntry = z.output<typeof initEntry>;
