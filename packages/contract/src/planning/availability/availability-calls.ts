import { type Call, get, post } from "../../kit/call";
import { availability, availabilityInput } from "./availability";

const own = { access: "staff" as const, path: "/api/working-schedules/availability" as const };

/** One's own wishes for the plan. Whoever plans sees them in the planner. */
export const availabilityCalls = {
  availability: { ...get, ...own, response: availability },
  setAvailability: { ...post, ...own, method: "PUT" as const, body: availabilityInput, response: availability },
} as const satisfies Record<string, Call>;
