import { customerCalls as calls } from "@tresen/contract/customer/customer.calls";
import { customers } from "@tresen/contract/customer/customer.resource";
import {
  customerFinding,
  customerHooks,
  mergeCustomers,
  readHistory,
  splitCustomer,
  suggestCustomers,
} from "@tresen/core/customer";
import { recordIndexing } from "@tresen/core/records";
import { crudFinding } from "../../http/crud";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";

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
    ...calls.mergeCustomers,
    run: async ({ actor, params, body, now }) => ({ data: await mergeCustomers({ actor, ...params, ...body, now }) }),
  }),
  endpoint({
    ...calls.splitCustomer,
    run: async ({ actor, params, body, now }) => ({ data: await splitCustomer({ actor, ...params, ...body, now }) }),
  }),
  ...crudFinding({ resource: customers, hooks: customerHooks, indexing: recordIndexing, finding: customerFinding }),
]);
