import * as z from "zod";
import { type Call, get, post } from "../kit/call";
import { instant } from "../kit/fields/instant-fields";
import { id, prose } from "../kit/schema";
import { ACTIVITY_FIELDS as texts } from "./activity-fields";
import { byPerson } from "./time-tracking.calls";

/** What became of a request for a correction. */
export const TIME_REQUEST_STATES = ["open", "accepted", "refused"] as const;
export type TimeRequestState = (typeof TIME_REQUEST_STATES)[number];

const breaks = z.array(z.strictObject({ startedAt: instant, endedAt: instant })).max(20);
const reason = prose(texts.why, 500).refine((text) => text.trim() !== "");

/** How one's own time was. Without an activity it is one that was not recorded at all. */
export const timeRequestBody = z.strictObject({
  activity: id.nullish().meta({ description: "Eine eigene, die beendet ist; leer: sie fehlt" }),
  branch: id.nullish().meta({ description: "Einer fehlenden, wo es mehrere gibt" }),
  startedAt: instant,
  endedAt: instant,
  breaks: breaks.default([]),
  kind: id.nullish(),
  reason,
});
export type TimeRequestBody = z.output<typeof timeRequestBody>;

export const timeRequest = z.object({
  id: z.string(),
  person: z.object({ id: z.string(), name: z.string() }),
  branch: z.string(),
  activity: z.string().nullable().meta({ description: "Null: eine, die fehlt" }),
  recorded: z
    .object({ startedAt: instant, endedAt: instant.nullable() })
    .nullable()
    .meta({ description: "Was jetzt erfasst ist" }),
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

const staff = { access: "staff" as const };
const decided = z.object({ id: z.string() });

/** Requests of people for corrections of their time: open ones, and what was decided in the last 90 days. */
export const timeRequestCalls = {
  /** One's own, and those of the branches for which one decides; the oldest open ones first. */
  timeRequests: { ...get, ...staff, path: "/api/working-activities/requests", response: z.array(timeRequest) },
  askTimeRequest: {
    ...post,
    ...staff,
    path: "/api/working-activities/requests",
    body: timeRequestBody,
    response: timeRequest,
    status: 201 as const,
  },
  acceptTimeRequest: {
    ...post,
    ...staff,
    path: "/api/working-activities/requests/{id}/accept",
    params: decided,
    response: timeRequest,
  },
  refuseTimeRequest: {
    ...post,
    ...staff,
    path: "/api/working-activities/requests/{id}/refuse",
    params: decided,
    body: z.strictObject({ answer: reason }),
    response: timeRequest,
  },
} satisfies Record<string, Call>;

const PATH = "/api/time-tracking/{accessToken}/{username}/requests";

/** The same for whoever stamps, of their own time alone. */
export const ownTimeRequestCalls = {
  ownTimeRequests: { ...get, access: "public" as const, path: PATH, params: byPerson, response: z.array(timeRequest) },
  askOwnTimeRequest: {
    ...post,
    access: "public" as const,
    path: PATH,
    params: byPerson,
    body: timeRequestBody,
    response: timeRequest,
    status: 201 as const,
  },
} satisfies Record<string, Call>;
