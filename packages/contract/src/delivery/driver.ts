import * as z from "zod";

/**
 * Who brings an order: a user of the branch, or somebody from outside the staff. Those have an id if they are an
 * external user, else only the name that the desk has entered.
 */
export const DRIVER_KINDS = ["user", "externalUser"] as const;

export const orderDriver = z.object({
  kind: z.enum(DRIVER_KINDS),
  id: z.string().nullable(),
  name: z.string(),
});
export type OrderDriver = z.output<typeof orderDriver>;
