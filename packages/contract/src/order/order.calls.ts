import * as z from "zod";
import { type Call, byId, byKey, forHolders, get, paged, post } from "../kit/call";
import {
  counterAppointment,
  counterAppointmentAnswer,
  listedOrder,
  orderDraft,
  orderResult,
  publicOrder,
  questionnaire,
  rejection,
  staffOrder,
  statusChange,
} from "./order";
import { orderPermissions } from "./order.permissions";
import { withdrawalDeclaration } from "./withdrawal-declaration";
import { id } from "../kit/schema";

const openOrdersQuery = z.object({ ...paged, branch: id.optional() });
/** What staff decide about an order. */
const decision = {
  ...post,
  params: byId,
  body: statusChange.prefault({}),
  response: staffOrder,
};

export const orderCalls = {
  createOrder: {
    ...post,
    path: "/api/orders",
    access: "public" as const,
    body: orderDraft,
    response: orderResult,
    status: 201 as const,
  },
  publicOrder: {
    ...get,
    path: "/api/orders/public/{uid}/{hash}",
    access: "customer" as const,
    params: byKey,
    response: publicOrder,
  },
  acceptCounterAppointment: {
    ...post,
    path: "/api/orders/public/{uid}/{hash}/confirm-counter-appointment",
    access: "customer" as const,
    params: byKey,
    body: counterAppointmentAnswer.prefault({}),
    response: publicOrder,
  },
  declineCounterAppointment: {
    ...post,
    path: "/api/orders/public/{uid}/{hash}/reject-counter-appointment",
    access: "customer" as const,
    params: byKey,
    body: counterAppointmentAnswer.prefault({}),
    response: publicOrder,
  },
  sendQuestionnaire: {
    ...post,
    path: "/api/orders/public/{uid}/{hash}/questionnaire",
    access: "customer" as const,
    params: byKey,
    body: questionnaire,
    response: publicOrder,
  },
  withdrawOrder: {
    ...post,
    path: "/api/orders/public/{uid}/{hash}/withdraw",
    access: "customer" as const,
    params: byKey,
    body: withdrawalDeclaration,
    response: publicOrder,
  },

  currentOrders: {
    ...get,
    path: "/api/orders/current",
    ...forHolders(orderPermissions.read),
    query: openOrdersQuery,
    response: z.array(listedOrder),
  },
  missedOrders: {
    ...get,
    path: "/api/orders/missed",
    ...forHolders(orderPermissions.read),
    query: openOrdersQuery,
    response: z.array(listedOrder),
  },
  orders: {
    ...get,
    path: "/api/orders",
    ...forHolders(orderPermissions.read),
    query: openOrdersQuery.extend({
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      state: staffOrder.shape.state.optional(),
      search: z.string().max(100).optional(),
    }),
    response: z.array(listedOrder),
  },
  order: { ...get, path: "/api/orders/{id}", ...forHolders(orderPermissions.read), params: byId, response: staffOrder },
  confirmOrder: { ...decision, ...forHolders(orderPermissions.confirm), path: "/api/orders/{id}/status/confirm" },
  rejectOrder: {
    ...decision,
    ...forHolders(orderPermissions.reject),
    path: "/api/orders/{id}/status/reject",
    body: rejection.prefault({}),
  },
  cancelOrder: { ...decision, ...forHolders(orderPermissions.cancel), path: "/api/orders/{id}/status/cancel" },
  dispatchOrder: { ...decision, ...forHolders(orderPermissions.dispatch), path: "/api/orders/{id}/status/in-delivery" },
  completeOrder: { ...decision, ...forHolders(orderPermissions.complete), path: "/api/orders/{id}/status/completed" },
  updatePaymentStatus: {
    ...post,
    path: "/api/orders/{id}/update-payment-status",
    ...forHolders(orderPermissions.checkPayment),
    params: byId,
    response: staffOrder,
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
  proposeAppointment: {
    ...decision,
    ...forHolders(orderPermissions.appointment),
    path: "/api/orders/{id}/status/counter-appointment",
    body: counterAppointment,
  },
} satisfies Record<string, Call>;
