import * as z from "zod";
import { type Request, answering, forHolders, get, post } from "../../kit/call";
import { byKey } from "../../kit/call-parts";
import { counterAppointmentAnswer, orderDraft, questionnaire } from "../order-input";
import type { listedOrder, orderResult, publicOrder } from "../order";
import { orderPermissions } from "../order.permissions";
import { openOrdersQuery } from "./orders-query";
import { ORDER_STATES } from "../order.state";
import { withdrawalDeclaration } from "../withdrawal-declaration";

/** The calls of customers, and the order history of staff, since both begin with `/api/orders`. */
export const orderCalls = {
  createOrder: {
    ...post,
    path: "/api/orders",
    access: "public" as const,
    body: orderDraft,
    ...answering<typeof orderResult>(),
    status: 201 as const,
  },
  publicOrder: {
    ...get,
    path: "/api/orders/public/{uid}/{hash}",
    access: "customer" as const,
    params: byKey,
    ...answering<typeof publicOrder>(),
  },
  acceptCounterAppointment: {
    ...post,
    path: "/api/orders/public/{uid}/{hash}/confirm-counter-appointment",
    access: "customer" as const,
    params: byKey,
    body: counterAppointmentAnswer.prefault({}),
    ...answering<typeof publicOrder>(),
  },
  declineCounterAppointment: {
    ...post,
    path: "/api/orders/public/{uid}/{hash}/reject-counter-appointment",
    access: "customer" as const,
    params: byKey,
    body: counterAppointmentAnswer.prefault({}),
    ...answering<typeof publicOrder>(),
  },
  sendQuestionnaire: {
    ...post,
    path: "/api/orders/public/{uid}/{hash}/questionnaire",
    access: "customer" as const,
    params: byKey,
    body: questionnaire,
    ...answering<typeof publicOrder>(),
  },
  withdrawOrder: {
    ...post,
    path: "/api/orders/public/{uid}/{hash}/withdraw",
    access: "customer" as const,
    params: byKey,
    body: withdrawalDeclaration,
    ...answering<typeof publicOrder>(),
  },
  orders: {
    ...get,
    path: "/api/orders",
    ...forHolders(orderPermissions.read),
    query: openOrdersQuery.extend({
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      state: z.enum(ORDER_STATES).optional(),
      search: z.string().max(100).optional(),
    }),
    ...answering<z.ZodArray<typeof listedOrder>>(),
  },
} satisfies Record<string, Request>;
