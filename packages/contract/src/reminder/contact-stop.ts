import * as z from "zod";
import { STOPPED_USES } from "./reminder-kinds";

/** What a contact of a customer has stopped. */
export const contactStop = z.object({
  kind: z.enum(["mail", "phone"]),
  value: z.string(),
  stopped: z.array(z.enum(STOPPED_USES)),
});
export type ContactStop = z.output<typeof contactStop>;

/** One contact of the customer, and whether it gets something from now on. */
export const contactStopChange = z.strictObject({
  kind: z.enum(["mail", "phone"]),
  value: z.string().min(1).max(254),
  use: z.enum(STOPPED_USES),
  isStopped: z.boolean(),
});
export type ContactStopChange = z.output<typeof contactStopChange>;
