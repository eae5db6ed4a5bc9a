import * as z from "zod";

/** Who holds both may see the order: they stand in the link that the customer got. */
export const byKey = z.object({ uid: z.string().min(1).max(64), hash: z.string().min(1).max(200) });

/** The query of a list that comes in pages and is neither sorted nor filtered. */
export const paged = {
  cursor: z.string().max(2000).optional(),
  limit: z.coerce.number().int().min(1).max(1000).optional(),
};
