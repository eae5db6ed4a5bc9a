import { pushCalls as calls } from "@tresen/contract/push/push.calls";
import { getPushKey, listPushSubscriptions, subscribePush, unsubscribePush } from "@tresen/core/push";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";

export const handler = resource([
  endpoint({ ...calls.pushKey, run: async () => ({ data: await getPushKey() }) }),
  endpoint({
    ...calls.pushSubscriptions,
    run: async ({ actor, query }) => ({ data: await listPushSubscriptions({ actor, ...query }) }),
  }),
  endpoint({
    ...calls.subscribePush,
    run: async ({ actor, body, now, event }) => ({
      data: await subscribePush({ actor, input: body, userAgent: event.headers["user-agent"] ?? "", now }),
    }),
  }),
  endpoint({
    ...calls.unsubscribePush,
    run: async ({ actor, params, now }) => {
      await unsubscribePush({ actor, id: params.id, now });
      return { data: null };
    },
  }),
]);
