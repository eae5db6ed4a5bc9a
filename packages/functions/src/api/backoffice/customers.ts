import { customerCalls as calls } from "@tresen/contract/customer/customer.calls";
import { customers } from "@tresen/contract/customer/customer.resource";
import {
  changeContactStop,
  customerFinding,
  customerHooks,
  findMerged,
  mergeCustomers,
  readContactStops,
  readHistory,
  splitCustomer,
  suggestCustomers,
} from "@tresen/core/customer";
import { recordIndexing, referrerIndexing } from "@tresen/core/records";
import { crudFinding } from "../../http/crud";
import { referredBy } from "../../http/referred-by";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";

const PRIVATE = { "cache-control": "private, no-store" };

export const handler = resource([
  endpoint({
    ...calls.customerOrders,
    run: async ({ actor, params }) => ({ data: await readHistory({ actor, ...params }) }),
  }),
  endpoint({
    ...calls.customerSuggestions,
    run: async ({ actor, params }) => ({ data: await suggestCustomers({ actor, ...params }) }),
  }),
  endpoint({
    ...calls.mergedCustomer,
    run: async ({ actor, params }) => ({ data: await findMerged({ actor, ...params }) }),
  }),
  endpoint({
    ...calls.exportCustomer,
    run: async ({ actor, params, query, now }) => {
      // What collects and draws it is large, and seldom needed.
      const { exportPerson } = await import("@tresen/core/privacy/export");
      const fonts = async () => (await import("../../font/paper-fonts")).documentFonts();
      const file = await exportPerson({ actor, ...params, ...query, fonts, now });
      if ("address" in file) return { status: 302, headers: { ...PRIVATE, location: file.address }, rawBody: "" };
      return {
        headers: { ...PRIVATE, "content-type": file.type, "content-disposition": file.disposition },
        rawBody: Buffer.from(file.bytes).toString("base64"),
        base64: true,
      };
    },
  }),
  endpoint({
    ...calls.contactStops,
    run: async ({ actor, params }) => ({ data: await readContactStops({ actor, ...params }) }),
  }),
  endpoint({
    ...calls.changeContactStop,
    run: async ({ actor, params, body, now }) => ({ data: await changeContactStop({ actor, ...params, body, now }) }),
  }),
  endpoint({
    ...calls.mergeCustomers,
    run: async ({ actor, params, body, now }) => ({ data: await mergeCustomers({ actor, ...params, ...body, now }) }),
  }),
  endpoint({
    ...calls.splitCustomer,
    run: async ({ actor, params, body, now }) => ({ data: await splitCustomer({ actor, ...params, ...body, now }) }),
  }),
  ...crudFinding({
    resource: customers,
    // Projects do not keep a person from being erased: they let go of them, see core/src/project/let-go.
    referrers: referredBy(),
    hooks: customerHooks,
    indexing: { ...recordIndexing, ...referrerIndexing },
    finding: customerFinding,
  }),
]);
