import * as z from "zod";

/** The two values that open an order to its customer. Both are part of the link that the customer received. */
export const byKey = z.object({ uid: z.string().min(1).max(64), hash: z.string().min(1).max(200) });
