import * as z from "zod";

/**
 * The state of the published snapshot: its version, its age in seconds, its compressed size in bytes, and whether a
 * requested rebuild is still running.
 */
export const snapshotState = z.object({ version: z.int(), age: z.int(), bytes: z.int(), isRebuilding: z.boolean() });
export type SnapshotState = z.output<typeof snapshotState>;
