import * as z from "zod";

/** The two values that open an order to its customer. Both are part of the link that the customer received. */
export const byKey = z.object({ uid: z.string().min(1).max(64), hash: z.string().min(1).max(200) });

/** The query of a list that has pages but neither sorting nor filters. */
export const paged = {
  cursor: z.string().max(2000).optional(),
  limit: z.coerce.number().int().min(1).max(1000).optional(),
};
