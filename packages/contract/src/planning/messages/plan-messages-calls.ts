import { type Call, get, post } from "../../kit/call";
import { planMessages, planMessagesInput } from "./plan-messages";

const own = { access: "staff" as const, path: "/api/working-schedules/messages" as const };

/** How one is told of one's own shifts. Browsers are added with the calls of push messages, for the own id as device. */
export const planMessagesCalls = {
  planMessages: { ...get, ...own, response: planMessages },
  setPlanMessages: { ...post, ...own, method: "PUT" as const, body: planMessagesInput, response: planMessages },
} as const satisfies Record<string, Call>;
