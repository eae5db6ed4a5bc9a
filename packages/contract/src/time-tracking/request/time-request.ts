import * as z from "zod";
import { instant } from "../../kit/fields/instant-fields";
import { id, prose } from "../../kit/schema";
import { ACTIVITY_FIELDS as texts } from "../activity-fields";

/** What became of a request for a correction. */
export const TIME_REQUEST_STATES = ["open", "accepted", "refused"] as const;
export type TimeRequestState = (typeof TIME_REQUEST_STATES)[number];

const breaks = z.array(z.strictObject({ startedAt: instant, endedAt: instant })).max(20);
export const requestReason = prose(texts.why, 500).refine((text) => text.trim() !== "");

/** How one's own time was. Without an activity it is one that was not recorded at all. */
export const timeRequestBody = z.strictObject({
  activity: id.nullish().meta({ description: "Eine eigene, die beendet ist; leer: sie fehlt" }),
  branch: id.nullish().meta({ description: "Einer fehlenden, wo es mehrere gibt" }),
  startedAt: instant,
  endedAt: instant,
  breaks: breaks.default([]),
  kind: id.nullish(),
  reason: requestReason,
});
export type TimeRequestBody = z.output<typeof timeRequestBody>;

const recordedBreak = z.object({ startedAt: instant, endedAt: instant.nullish() });

export const timeRequest = z.object({
  id: z.string(),
  person: z.object({ id: z.string(), name: z.string() }),
  branch: z.string(),
  activity: z.string().nullable().meta({ description: "Null: eine, die fehlt" }),
  recorded: z
    .object({ startedAt: instant, endedAt: instant.nullable(), breaks: z.array(recordedBreak) })
    .nullable()
    .meta({ description: "Was jetzt erfasst ist; bei angenommenen, was es vorher war" }),
  startedAt: instant,
  endedAt: instant,
  breaks,
  kind: z.string().nullable(),
  reason: z.string(),
  state: z.enum(TIME_REQUEST_STATES),
  askedAt: instant,
  decidedAt: instant.nullable(),
  answer: z.string().meta({ description: "Warum sie abgelehnt wurde" }),
  mayDecide: z.boolean(),
});
export type TimeRequest = z.output<typeof timeRequest>;
