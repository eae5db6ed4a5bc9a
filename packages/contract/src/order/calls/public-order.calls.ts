import { type Request, answering, get, post } from "../../kit/call";
import { byKey } from "../../kit/call-parts";
import { counterAppointmentAnswer, questionnaire } from "../order-input";
import type { publicOrder } from "../order";
import { withdrawalDeclaration } from "../withdrawal/withdrawal-declaration";

/** The address of an order for its customer, below which they answer, rate and withdraw it. */
const OWN_ORDER = "/api/orders/public/{uid}/{hash}";
const toCustomer = { access: "customer" as const, params: byKey };

/** The calls of customers about an order that they placed. */
export const publicOrderCalls = {
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
} satisfies Record<string, Request>;
