import * as z from "zod";
import { instant } from "../kit/fields/instant-fields";
import { STAMPING_ACTIONS } from "./activity.state";
import { DISCARDED_STAMPING } from "./time-tracking.texts";

/** How many a device tells at once. More wait for the next stamping. */
export const DISCARDED_LIMIT = 20;

/** A stamping that was refused, and that its person has removed from the device. */
export const discardedStamping = z.strictObject({
  key: z.string().min(1).max(100).meta({ description: "Der `Idempotency-Key`, mit dem sie gesendet wurde" }),
  action: z.enum(STAMPING_ACTIONS),
  at: instant.meta({ description: "Wann gestempelt wurde, nach der Uhr des Geräts" }),
  discardedAt: instant.meta({ description: "Wann sie entfernt wurde, nach der Uhr des Geräts" }),
});
export type DiscardedStamping = z.output<typeof discardedStamping>;

/** Removed stampings as a subject of the log: whoever sees what happens in the branch sees that time was never taken. */
export const discardedStampingSubject = {
  name: "discarded-stampings",
  one: DISCARDED_STAMPING,
  access: { read: "manager", create: "manager", update: "manager", remove: "manager" },
  // Unused, since the log stores the branch of each.
  branchesOf: (): string[] => [],
} as const;
