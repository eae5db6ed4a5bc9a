import * as z from "zod";
import { instant } from "../../kit/fields/instant-fields";

/** How far a station is with a position of an order. */
export const PREPARATION_STATES = ["open", "started", "done"] as const;
export type PreparationState = (typeof PREPARATION_STATES)[number];

/** A position at one station; `station` is null where the branch has none for it. */
export const preparationStep = z.object({
  station: z.string().nullable(),
  state: z.enum(PREPARATION_STATES),
  at: instant,
});
export type PreparationStep = z.output<typeof preparationStep>;
