import * as z from "zod";
import { choice } from "../../kit/schema";
import { PLAN_CHANNEL_LABELS } from "./plan-messages.texts";

/** How somebody is told of their shifts. */
export const PLAN_CHANNELS = ["mail", "sms", "push"] as const;
export type PlanChannel = (typeof PLAN_CHANNELS)[number];

/** Of those who have chosen nothing, and of whoever is reached by none of what they chose. */
export const USUAL_CHANNELS: readonly PlanChannel[] = ["mail"];

const channels = z
  .array(choice([...PLAN_CHANNELS], { labels: PLAN_CHANNEL_LABELS }))
  .min(1)
  .max(PLAN_CHANNELS.length)
  .refine((all) => new Set(all).size === all.length)
  .meta({ description: "Wer so nicht erreicht wird, bekommt eine E-Mail" });

export const planMessagesInput = z.strictObject({ channels });

/** The own choice, with where messages go. */
export const planMessages = z.object({
  channels,
  mail: z.string().nullable().meta({ description: "Die Adresse; null ohne eine" }),
  phone: z
    .string()
    .nullable()
    .meta({ description: "Die Nummer für SMS; null ohne eine, oder wenn der Shop keine sendet" }),
  browsers: z.int().meta({ description: "Wie viele Browser der Person Push-Nachrichten bekommen" }),
});
export type PlanMessages = z.output<typeof planMessages>;
