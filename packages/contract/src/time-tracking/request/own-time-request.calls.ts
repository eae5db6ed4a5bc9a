import * as z from "zod";
import { type Call, get, post } from "../../kit/call";
import { timeRequest, timeRequestBody } from "./time-request";
import { byPerson, withPin } from "../time-tracking.calls";

const PATH = "/api/time-tracking/{accessToken}/{username}/requests";

/** Requests for corrections of whoever stamps, of their own time alone. */
export const ownTimeRequestCalls = {
  ownTimeRequests: {
    ...get,
    ...withPin,
    access: "public" as const,
    path: PATH,
    params: byPerson,
    response: z.array(timeRequest),
  },
  askOwnTimeRequest: {
    ...post,
    ...withPin,
    access: "public" as const,
    path: PATH,
    params: byPerson,
    body: timeRequestBody,
    response: timeRequest,
    status: 201 as const,
  },
} satisfies Record<string, Call>;
