import * as z from "zod";
import { type Call, get, post } from "../../kit/call";
import { requestReason, timeRequest, timeRequestBody } from "./time-request";

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
    body: z.strictObject({ answer: requestReason }),
    response: timeRequest,
  },
} satisfies Record<string, Call>;
