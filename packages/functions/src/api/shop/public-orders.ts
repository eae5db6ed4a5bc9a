import { publicOrderCalls as calls } from "@tresen/contract/order/calls/public-order.calls";
import { answerCounterAppointment, getPublicOrder, sendQuestionnaire, withdrawOrder } from "@tresen/core/order";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";
import { customerMessages } from "./customer-messages";

/** The calls of customers about an order that they placed. */
export const handler = resource([
  endpoint({ ...calls.publicOrder, run: async ({ params }) => ({ data: await getPublicOrder(params) }) }),
  endpoint({
    ...calls.acceptCounterAppointment,
    ...customerMessages,
    run: async ({ params, body, now }) => ({
      data: await answerCounterAppointment({ ...params, ...body, accept: true, now }),
    }),
  }),
  endpoint({
    ...calls.declineCounterAppointment,
    ...customerMessages,
    run: async ({ params, body, now }) => ({
      data: await answerCounterAppointment({ ...params, ...body, accept: false, now }),
    }),
  }),
  endpoint({
    ...calls.sendQuestionnaire,
    ...customerMessages,
    run: async ({ params, body, now }) => ({ data: await sendQuestionnaire({ ...params, answers: body, now }) }),
  }),
  endpoint({
    ...calls.withdrawOrder,
    ...customerMessages,
    run: async ({ params, body, now }) => ({ data: await withdrawOrder({ ...params, declaration: body, now }) }),
  }),
]);
