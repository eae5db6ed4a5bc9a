import { privacyCalls as calls } from "@tresen/contract/privacy/privacy.calls";
import { listErasures, listLocked, replayErasures } from "@tresen/core/privacy";
import { findByContact } from "@tresen/core/privacy/find";
import { readRetention, startRetention } from "@tresen/core/privacy/retention";
import { userNames } from "@tresen/core/user";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";

export const handler = resource([
  endpoint({
    ...calls.erasures,
    run: async ({ actor, query }) => {
      const { erasures, cursor } = await listErasures({ actor, namesOf: userNames, query });
      return { data: erasures, cursor };
    },
  }),
  endpoint({
    ...calls.lockedInvoices,
    run: async ({ actor, query, now }) => {
      const { invoices, cursor } = await listLocked({ actor, query, now });
      return { data: invoices, cursor };
    },
  }),
  endpoint({
    ...calls.findPerson,
    run: async ({ actor, body }) => ({ data: await findByContact({ actor, ...body }) }),
  }),
  endpoint({
    ...calls.replayErasures,
    run: async ({ actor, body, now }) => ({ data: await replayErasures({ actor, ...body, now }) }),
  }),
  endpoint({
    ...calls.retention,
    run: async ({ actor, now }) => ({ data: await readRetention({ actor, now }) }),
  }),
  endpoint({
    ...calls.startRetention,
    run: async ({ actor, body, now }) => ({ data: await startRetention({ actor, ...body, now }) }),
  }),
]);
