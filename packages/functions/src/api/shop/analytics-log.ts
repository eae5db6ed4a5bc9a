import { analyticsCalls as calls } from "@tresen/contract/statistics/analytics.calls";
import { CONSENT_COOKIE } from "@tresen/contract/statistics/consent-cookie";
import { countEvent } from "@tresen/core/statistics";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";
import { viewerAddress } from "../../http/viewer-address";
import { cookieValue } from "../../http/cookie/cookie";
import { customerMessages } from "./customer-messages";

export const handler = resource([
  endpoint({
    ...calls.analyticsLog,
    ...customerMessages,
    run: async ({ body, event, now }) => {
      const { "user-agent": agent = "" } = event.headers;
      // The browser sends the answer along that its customer has given: whoever refused is not counted.
      const consent = cookieValue({ event, name: CONSENT_COOKIE });
      if (consent !== null && consent !== "accepted") return { data: null };
      await countEvent({ log: body, ip: viewerAddress(event), agent, now });
      return { data: null };
    },
  }),
]);
