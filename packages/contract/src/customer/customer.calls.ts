import * as z from "zod";
import { permissionOf } from "../kit/access";
import { type Call, byId, forHolders, get, post } from "../kit/call";
import { id } from "../kit/schema";
import { customerPermissions } from "../privacy/export/export.permissions";
import { contactStop, contactStopChange } from "../reminder/contact-stop";
import { EXPORT_FORMATS } from "../privacy/export/export-formats";
import { customerHistory, customerRecord, customerSuggestion, mergedCustomer } from "./customer.view";
import { customers } from "./customer.resource";

/** The orders that one call can give to a new customer, so that all is one transaction. */
export const SPLIT_LIMIT = 20;

const readers = { access: customers.access.read, permission: permissionOf({ resource: customers, verb: "read" }) };
const changers = { access: customers.access.update, permission: permissionOf({ resource: customers, verb: "update" }) };

export const customerCalls = {
  customerOrders: {
    ...get,
    ...readers,
    path: "/api/customers/{id}/orders",
    params: byId,
    response: customerHistory,
  },
  customerSuggestions: {
    ...get,
    ...readers,
    path: "/api/customers/{id}/suggestions",
    params: byId,
    response: z.array(customerSuggestion),
  },
  /** Of a customer who is gone: into whom they were merged. Null for anybody else. */
  mergedCustomer: {
    ...get,
    ...readers,
    path: "/api/customers/{id}/merged",
    params: byId,
    response: mergedCustomer.nullable(),
  },
  /** Everything that is stored of the customer, as a file. */
  exportCustomer: {
    ...get,
    ...forHolders(customerPermissions.export),
    path: "/api/customers/{id}/export",
    params: byId,
    query: z.strictObject({ format: z.enum(EXPORT_FORMATS) }),
    /** A JSON file is described by the schema `personExport`. */
    response: z.string(),
    media: ["application/json", "application/pdf"],
  },
  /** Which of the customer's contacts get no reminders or no advertising. */
  contactStops: {
    ...get,
    ...readers,
    path: "/api/customers/{id}/stops",
    params: byId,
    response: z.array(contactStop),
  },
  changeContactStop: {
    ...post,
    ...changers,
    path: "/api/customers/{id}/stops",
    params: byId,
    body: contactStopChange,
    response: z.array(contactStop),
  },
  /** Moves everything of `other` to the customer; then there is no other any more. */
  mergeCustomers: {
    ...post,
    ...changers,
    path: "/api/customers/{id}/merge",
    params: byId,
    body: z.strictObject({ version: z.int().min(1), other: id, otherVersion: z.int().min(1) }),
    response: customerRecord,
  },
  /** Moves orders of the customer to a new one, and with them the contacts that only they have. */
  splitCustomer: {
    ...post,
    ...changers,
    path: "/api/customers/{id}/split",
    params: byId,
    body: z.strictObject({ version: z.int().min(1), orders: z.array(z.string().max(64)).min(1).max(SPLIT_LIMIT) }),
    response: z.object({ customer: customerRecord, created: customerRecord }),
    status: 201,
  },
} as const satisfies Record<string, Call>;
