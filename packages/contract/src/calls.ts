import * as z from "zod";
import { analyticsLog } from "./analytics";
import { formData, withdrawalDeclaration, withdrawalForm, withdrawalReceipt } from "./forms";
import { configRecord, initBundle, snapshotState, userRecord } from "./init";
import { counterAppointment, counterAppointmentAnswer, listedOrder, orderDraft, orderResult, publicOrder, questionnaire, rejection, staffOrder, statusChange } from "./orders";
import { type Access, type Resource, enteredFields, recordFields } from "./resource";
import { configChange } from "./resources/config";
import { menus } from "./resources/catalog";
import { shownFields } from "./resources/shown";
import { id, instant } from "./schema";
import { upload, uploadInput } from "./uploads";

/** One call of the API: what a handler validates, what OpenAPI documents and what the back-office's client sends. */
export interface Call<Params extends z.ZodType = z.ZodType, Query extends z.ZodType = z.ZodType, Body extends z.ZodType = z.ZodType, Response extends z.ZodType = z.ZodType> {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** With `{name}` for each parameter. */
  path: string;
  access: Access;
  params: Params;
  query: Query;
  /** `z.undefined()` where the call takes none. */
  body: Body;
  /** What stands under `data`. */
  response: Response;
  status: 200 | 201 | 204;
}

const none = z.undefined();
const noParams = z.object({});
const noQuery = z.object({});
const byId = z.object({ id });
const byKey = z.object({ uid: z.string().min(1).max(64), hash: z.string().min(1).max(200) });
const paged = { cursor: z.string().max(2000).optional(), limit: z.coerce.number().int().min(1).max(1000).optional() };
/** A page's records under `data`, and beside it `cursor` for the next page or null. */
export const pageQuery = z.object(paged);
const openOrdersQuery = z.object({ ...paged, branch: id.optional() });

type Defaults = { params: typeof noParams; query: typeof noQuery; body: typeof none };
const defaults: Defaults = { params: noParams, query: noQuery, body: none };
const get = { ...defaults, method: "GET" as const, status: 200 as const };
const post = { ...defaults, method: "POST" as const, status: 200 as const };
/** What staff decide about an order. */
const decision = { ...post, access: "staff" as const, params: byId, body: statusChange.prefault({}), response: staffOrder };

export const calls = {
  init: { ...get, path: "/api/init", access: "public" as const, response: initBundle },
  openapi: { ...get, path: "/api/openapi.json", access: "public" as const, response: z.unknown() },

  getConfig: { ...get, path: "/api/config", access: "public" as const, response: configRecord },
  saveConfig: { ...post, path: "/api/config", access: "admin" as const, body: configChange, response: configRecord },

  analyticsLog: { ...post, path: "/api/analytics-log", access: "public" as const, body: analyticsLog, response: z.null() },

  snapshotState: { ...get, path: "/api/snapshot", access: "admin" as const, response: snapshotState },
  rebuildSnapshot: { ...post, path: "/api/snapshot/rebuild", access: "admin" as const, response: snapshotState },

  login: { ...post, path: "/api/login", access: "public" as const, body: z.strictObject({ username: z.string().max(254), password: z.string().max(200) }), response: userRecord },
  logout: { ...post, path: "/api/logout", access: "public" as const, response: z.null() },
  me: { ...get, path: "/api/users/me", access: "staff" as const, response: userRecord },

  branchMenus: { ...get, path: "/api/branches/{id}/menus", access: "public" as const, params: byId, response: z.array(menus.fields.extend(recordFields)) },

  fullSlots: {
    ...get,
    path: "/api/branches/{id}/full-slots",
    access: "public" as const,
    params: byId,
    query: z.object({ month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/).optional().meta({ description: "`YYYY-MM` im Kalender der Filiale; ohne Angabe der laufende" }) }),
    response: z.array(instant),
  },

  createUpload: { ...post, path: "/api/uploads", access: "public" as const, body: uploadInput, response: upload, status: 201 as const },

  createOrder: { ...post, path: "/api/orders", access: "public" as const, body: orderDraft, response: orderResult, status: 201 as const },
  publicOrder: { ...get, path: "/api/orders/public/{uid}/{hash}", access: "public" as const, params: byKey, response: publicOrder },
  acceptCounterAppointment: { ...post, path: "/api/orders/public/{uid}/{hash}/confirm-counter-appointment", access: "public" as const, params: byKey, body: counterAppointmentAnswer.prefault({}), response: publicOrder },
  declineCounterAppointment: { ...post, path: "/api/orders/public/{uid}/{hash}/reject-counter-appointment", access: "public" as const, params: byKey, body: counterAppointmentAnswer.prefault({}), response: publicOrder },
  sendQuestionnaire: { ...post, path: "/api/orders/public/{uid}/{hash}/questionnaire", access: "public" as const, params: byKey, body: questionnaire, response: publicOrder },
  withdrawOrder: { ...post, path: "/api/orders/public/{uid}/{hash}/withdraw", access: "public" as const, params: byKey, body: withdrawalDeclaration, response: publicOrder },

  abandonPayment: { ...post, path: "/api/payments/abandon/{uid}/{hash}", access: "public" as const, params: byKey, response: publicOrder },

  currentOrders: { ...get, path: "/api/orders/current", access: "staff" as const, query: openOrdersQuery, response: z.array(listedOrder) },
  missedOrders: { ...get, path: "/api/orders/missed", access: "staff" as const, query: openOrdersQuery, response: z.array(listedOrder) },
  orders: {
    ...get,
    path: "/api/orders",
    access: "staff" as const,
    query: openOrdersQuery.extend({ from: z.iso.date().optional(), to: z.iso.date().optional(), state: staffOrder.shape.state.optional(), search: z.string().max(100).optional() }),
    response: z.array(listedOrder),
  },
  order: { ...get, path: "/api/orders/{id}", access: "staff" as const, params: byId, response: staffOrder },
  confirmOrder: { ...decision, path: "/api/orders/{id}/status/confirm" },
  rejectOrder: { ...decision, path: "/api/orders/{id}/status/reject", body: rejection.prefault({}) },
  cancelOrder: { ...decision, path: "/api/orders/{id}/status/cancel" },
  dispatchOrder: { ...decision, path: "/api/orders/{id}/status/in-delivery" },
  completeOrder: { ...decision, path: "/api/orders/{id}/status/completed" },
  updatePaymentStatus: { ...post, path: "/api/orders/{id}/update-payment-status", access: "staff" as const, params: byId, response: staffOrder },
  resendNewOrderEmail: { ...post, path: "/api/orders/{id}/resend-new-order-email", access: "staff" as const, params: byId, response: z.null() },
  resendNewOrderSms: { ...post, path: "/api/orders/{id}/resend-new-order-sms", access: "staff" as const, params: byId, response: z.null() },
  proposeAppointment: { ...decision, path: "/api/orders/{id}/status/counter-appointment", body: counterAppointment },

  contactForm: { ...post, path: "/api/custom/contact-form", access: "public" as const, body: formData, response: z.null() },
  declareWithdrawal: { ...post, path: "/api/custom/withdrawal", access: "public" as const, body: withdrawalForm, response: withdrawalReceipt },
} satisfies Record<string, Call>;

/** The five calls of the generic pattern for one resource. */
export function resourceCalls<Fields extends z.ZodObject>(resource: Resource<Fields>) {
  const path = `/api/${resource.name}`;
  const fields = withoutSecrets(resource.fields);
  const record = fields.extend({ ...shownFields[resource.name], ...recordFields });
  // PUT repeats id and version: the id must be the path's, an older version is refused with 409.
  const update = enteredFields({ resource, isNew: false }).extend({ id: id.optional(), version: z.int().min(1), createdAt: z.string().optional(), updatedAt: z.string().optional() });
  return {
    list: { ...get, path, access: resource.read, query: pageQuery, response: z.array(record) },
    get: { ...get, path: `${path}/{id}`, access: resource.read, params: byId, response: record },
    create: { ...post, path, access: resource.write, body: enteredFields({ resource, isNew: true }).extend({ id: id.optional() }), response: record, status: 201 as const },
    update: { ...get, method: "PUT" as const, path: `${path}/{id}`, access: resource.write, params: byId, body: update, response: record },
    remove: { ...get, method: "DELETE" as const, path: `${path}/{id}`, access: resource.write, params: byId, response: z.null() },
  } satisfies Record<string, Call>;
}

/** The fields that may leave the server. */
export function withoutSecrets(fields: z.ZodObject): z.ZodObject {
  const open = Object.entries(fields.shape).filter(([, field]) => !z.globalRegistry.get(field as z.ZodType)?.secret);
  return z.strictObject(Object.fromEntries(open) as z.ZodRawShape);
}
