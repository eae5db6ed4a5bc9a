import { analyticsCalls as calls } from "@tresen/contract/statistics/analytics.calls";
import { countEvent } from "@tresen/core/statistics";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";
import { viewerAddress } from "../../http/viewer-address";
import { customerMessages } from "./customer-messages";

export const handler = resource([
  endpoint({
    ...calls.analyticsLog,
    ...customerMessages,
    run: async ({ body, event, now }) => {
      const { "user-agent": agent = "" } = event.headers;
      await countEvent({ log: body, ip: viewerAddress(event), agent, now });
      return { data: null };
    },
  }),
]);
