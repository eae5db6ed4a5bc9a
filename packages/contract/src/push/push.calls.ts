import * as z from "zod";
import { type Call, byId, forHolders, get, post } from "../kit/call";
import { id } from "../kit/schema";
import { newPushSubscription, pushKey, pushSubscription } from "./push";
import { pushPermissions } from "./push.permissions";

const holders = forHolders(pushPermissions.subscribe);

/** Push messages: the browsers that a device's messages are sent to. */
export const pushCalls = {
  pushKey: { ...get, path: "/api/push/key", ...holders, response: pushKey },
  pushSubscriptions: {
    ...get,
    path: "/api/push/subscriptions",
    ...holders,
    query: z.strictObject({ device: id }),
    response: z.array(pushSubscription),
  },
  subscribePush: {
    ...post,
    path: "/api/push/subscriptions",
    ...holders,
    body: newPushSubscription,
    response: pushSubscription,
    status: 201 as const,
  },
  unsubscribePush: {
    ...get,
    method: "DELETE" as const,
    path: "/api/push/subscriptions/{id}",
    ...holders,
    params: byId,
    response: z.null(),
  },
} satisfies Record<string, Call>;
