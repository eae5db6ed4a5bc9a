import * as z from "zod";
import { instant } from "../kit/fields/instant-fields";
import { served } from "../kit/served";

/** What answers tell of a redirect beside the record. A change may repeat it, and it is ignored. */
export const redirectTold = served({
  /** How often the server has answered with it. Those within half a minute may count as one: the edge answers them. */
  hits: z.int().min(0),
  lastHitAt: instant.nullable(),
  /** The public page at the same path, which is shown instead. */
  coveredBy: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
});

export type RedirectTold = z.output<z.ZodObject<typeof redirectTold.fields>>;
