import * as z from "zod";

/**
 * The published bundle from which the shop is shown: which one, how many seconds ago it was built, its bytes
 * compressed, and whether one that somebody asked for is still being built.
 */
export const snapshotState = z.object({ version: z.int(), age: z.int(), bytes: z.int(), isRebuilding: z.boolean() });
export type SnapshotState = z.output<typeof snapshotState>;
