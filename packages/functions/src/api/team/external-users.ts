import { externalUserCalls as calls } from "@tresen/contract/external/external-user.calls";
import { externalUsers } from "@tresen/contract/external/external-user.resource";
import { PERSONAL_KEY_HEADER } from "@tresen/contract/external/personal-key";
import { activityReferrer } from "@tresen/contract/time-tracking/activity.referrer";
import {
  createPersonalKey,
  externalUserHooks,
  readExternalMe,
  readPersonalKey,
  readPersonalKeyMail,
  revokePersonalKey,
  sendPersonalKey,
  withKeyUse,
} from "@tresen/core/external";
import { referrerIndexing } from "@tresen/core/records";
import { crud } from "../../http/crud";
import { referredBy } from "../../http/referred-by";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";
import { viewerAddress } from "../../http/viewer-address";

/** External users and their keys, for staff; and what an external user is told of themselves. */
export const handler = resource([
  endpoint({
    ...calls.externalMe,
    run: async ({ event, now }) => {
      const key = event.headers[PERSONAL_KEY_HEADER] ?? "";
      return { data: await readExternalMe({ key, source: viewerAddress(event), now }) };
    },
  }),
  endpoint({
    ...calls.personalKey,
    run: async ({ actor, params }) => ({ data: await readPersonalKey({ actor, ...params }) }),
  }),
  endpoint({
    ...calls.createPersonalKey,
    run: async ({ actor, params, now }) => ({ data: await createPersonalKey({ actor, ...params, now }) }),
  }),
  endpoint({
    ...calls.sendPersonalKey,
    run: async ({ actor, params, now }) => ({ data: await sendPersonalKey({ actor, ...params, now }) }),
  }),
  endpoint({
    ...calls.personalKeyMail,
    run: async ({ actor, params }) => ({ data: await readPersonalKeyMail({ actor, ...params }) }),
  }),
  endpoint({
    ...calls.revokePersonalKey,
    run: async ({ actor, params, now }) => ({ data: await revokePersonalKey({ actor, ...params, now }) }),
  }),
  ...crud({
    ...{ resource: externalUsers, hooks: externalUserHooks, complete: withKeyUse },
    ...{ referrers: referredBy(activityReferrer), indexing: referrerIndexing },
  }),
]);
