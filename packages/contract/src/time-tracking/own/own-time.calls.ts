import * as z from "zod";
import { type Call, get, post } from "../../kit/call";
import { ownActivity, stampingBody, startedActivity, timeTrackingMe } from "../time-tracking.calls";

const PATH = "/api/working-activities/me";
const staff = { access: "staff" as const };
const stamping = {
  ...post,
  ...staff,
  body: stampingBody.pick({ kind: true, project: true, task: true, note: true, branch: true }).prefault({}),
  isKeyed: true,
  response: ownActivity.nullable(),
};

/** The working time of whoever is signed in in the back-office: the same as at a terminal or phone. */
export const ownTimeCalls = {
  /** What runs, and what can be chosen. */
  ownTime: { ...get, ...staff, path: PATH, response: timeTrackingMe },
  startOwnTime: { ...stamping, path: `${PATH}/start`, response: startedActivity.nullable() },
  endOwnTime: { ...stamping, path: `${PATH}/end`, response: z.null() },
  pauseOwnTime: { ...stamping, path: `${PATH}/pause` },
  resumeOwnTime: { ...stamping, path: `${PATH}/resume`, response: startedActivity.nullable() },
} satisfies Record<string, Call>;
