import * as z from "zod";

/**
 * `GET /api/init` answers with a list of these: one for `config`, `users/me` (null without a session) and every
 * resource of the snapshot. `url` is the path below `/api` that would give the same data.
 */
export const initEntry = z.object({ url: z.string(), data: z.unknown() });
export const initEntries = z.array(initEntry);
export type InitEntry = z.output<typeof initEntry>;
