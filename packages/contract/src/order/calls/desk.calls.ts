import * as z from "zod";
import { type Request, answering, byId, forHolders, get, post } from "../../kit/call";
import { chosenDriver } from "../../delivery/chosen-driver";
import {
  changedItem,
  confirmation,
  counterAppointment,
  orderNote,
  rejection,
  statusChange,
  seenVersion,
} from "../order-input";
import { id } from "../../kit/schema";
import { firstDigits } from "../phone/phone-customer";
import type { phoneCustomer } from "../phone/phone-customer.view";
import { refundRequest } from "../../payment/order-money";
import type { actedOrder, listedOrder, staffOrder } from "../order";
import { orderPermissions } from "../order.permissions";
import type { sentTo } from "../sent/sent";
import { openOrdersQuery } from "./orders-query";

/** The parts that all staff decisions about an order have in common. */
const decision = {
  ...post,
  params: byId,
  body: statusChange.prefault({}),
  ...answering<typeof actedOrder>(),
};

/** The calls by which staff work with orders. */
export const deskCalls = {
  currentOrders: {
    ...get,
    path: "/api/orders/current",
    ...forHolders(orderPermissions.read),
    query: openOrdersQuery,
    ...answering<z.ZodArray<typeof listedOrder>>(),
  },
  missedOrders: {
    ...get,
    path: "/api/orders/missed",
    ...forHolders(orderPermissions.read),
    query: openOrdersQuery,
    ...answering<z.ZodArray<typeof listedOrder>>(),
  },
  phoneCustomers: {
    ...get,
    path: "/api/orders/customers",
    ...forHolders(orderPermissions.read),
    query: z.strictObject({ branch: id, phone: firstDigits }),
    ...answering<z.ZodArray<typeof phoneCustomer>>(),
  },
  order: {
    ...get,
    path: "/api/orders/{id}",
    ...forHolders(orderPermissions.read),
    params: byId,
    ...answering<typeof staffOrder>(),
  },
  confirmOrder: {
    ...decision,
    ...forHolders(orderPermissions.confirm),
    path: "/api/orders/{id}/status/confirm",
    body: confirmation.prefault({}),
  },
  rejectOrder: {
    ...decision,
    ...forHolders(orderPermissions.reject),
    path: "/api/orders/{id}/status/reject",
    body: rejection.prefault({}),
  },
  cancelOrder: { ...decision, ...forHolders(orderPermissions.cancel), path: "/api/orders/{id}/status/cancel" },
  dispatchOrder: { ...decision, ...forHolders(orderPermissions.dispatch), path: "/api/orders/{id}/status/in-delivery" },
  completeOrder: { ...decision, ...forHolders(orderPermissions.complete), path: "/api/orders/{id}/status/completed" },
  beginOrder: { ...decision, ...forHolders(orderPermissions.begin), path: "/api/orders/{id}/begin", body: seenVersion },
  sentOfOrder: {
    ...get,
    path: "/api/orders/{id}/sent",
    ...forHolders(orderPermissions.read),
    params: byId,
    ...answering<z.ZodArray<typeof sentTo>>(),
  },
  printOrder: {
    ...post,
    path: "/api/orders/{id}/print",
    isKeyed: true,
    ...forHolders(orderPermissions.print),
    params: byId,
    response: z.null(),
  },
  undoStep: { ...decision, ...forHolders(orderPermissions.undo), path: "/api/orders/{id}/undo", body: seenVersion },
  reopenOrder: {
    ...decision,
    ...forHolders(orderPermissions.reopen),
    path: "/api/orders/{id}/reopen",
    body: seenVersion,
  },
  setDriver: {
    ...decision,
    method: "PUT" as const,
    path: "/api/orders/{id}/driver",
    ...forHolders(orderPermissions.drive),
    body: seenVersion.extend({ driver: chosenDriver.nullable() }),
  },
  addNote: { ...decision, ...forHolders(orderPermissions.note), path: "/api/orders/{id}/notes", body: orderNote },
  requestPaymentLink: {
    ...decision,
    ...forHolders(orderPermissions.paymentLink),
    path: "/api/orders/{id}/payment-link",
    body: seenVersion,
  },
  updatePaymentStatus: {
    ...post,
    path: "/api/orders/{id}/update-payment-status",
    ...forHolders(orderPermissions.checkPayment),
    params: byId,
    ...answering<typeof actedOrder>(),
  },
  resendNewOrderEmail: {
    ...post,
    path: "/api/orders/{id}/resend-new-order-email",
    ...forHolders(orderPermissions.resend),
    params: byId,
    response: z.null(),
  },
  resendNewOrderSms: {
    ...post,
    path: "/api/orders/{id}/resend-new-order-sms",
    ...forHolders(orderPermissions.resend),
    params: byId,
    response: z.null(),
  },
  changeItem: {
    ...decision,
    method: "PUT" as const,
    path: "/api/orders/{id}/items/{index}",
    ...forHolders(orderPermissions.change),
    params: byId.extend({
      index: z
        .string()
        .regex(/^(0|[1-9]\d{0,2})$/)
        .transform(Number),
    }),
    body: changedItem,
  },
  refundOrder: {
    ...decision,
    path: "/api/orders/{id}/refunds",
    isKeyed: true,
    ...forHolders(orderPermissions.refund),
    body: refundRequest,
  },
  proposeAppointment: {
    ...decision,
    ...forHolders(orderPermissions.appointment),
    path: "/api/orders/{id}/status/counter-appointment",
    body: counterAppointment,
  },
} satisfies Record<string, Request>;
