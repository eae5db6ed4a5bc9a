import * as z from "zod";
import { type Request, answering, forHolders, get, post } from "../../kit/call";
import { byKey } from "../../kit/call-parts";
import { counterAppointmentAnswer, orderDraft, questionnaire } from "../order-input";
import type { listedOrder, orderResult, publicOrder } from "../order";
import { orderPermissions } from "../order.permissions";
import { openOrdersQuery } from "./orders-query";
import { ORDER_STATES } from "../order.state";
import { withdrawalDeclaration } from "../withdrawal-declaration";

/** The address of an order for its customer, below which they answer, rate and withdraw it. */
const OWN_ORDER = "/api/orders/public/{uid}/{hash}";
const toCustomer = { access: "customer" as const, params: byKey };

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
    path: OWN_ORDER,
    ...toCustomer,
    ...answering<typeof publicOrder>(),
  },
  acceptCounterAppointment: {
    ...post,
    path: `${OWN_ORDER}/confirm-counter-appointment`,
    ...toCustomer,
    body: counterAppointmentAnswer.prefault({}),
    ...answering<typeof publicOrder>(),
  },
  declineCounterAppointment: {
    ...post,
    path: `${OWN_ORDER}/reject-counter-appointment`,
    ...toCustomer,
    body: counterAppointmentAnswer.prefault({}),
    ...answering<typeof publicOrder>(),
  },
  sendQuestionnaire: {
    ...post,
    path: `${OWN_ORDER}/questionnaire`,
    ...toCustomer,
    body: questionnaire,
    ...answering<typeof publicOrder>(),
  },
  withdrawOrder: {
    ...post,
    path: `${OWN_ORDER}/withdraw`,
    ...toCustomer,
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
