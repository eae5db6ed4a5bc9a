import * as z from "zod";
import type { Request } from "../../kit/call";
import { deskCalls } from "./desk.calls";
import { listedOrder, orderResult, publicOrder, staffOrder } from "../order";
import { orderCalls } from "./order.calls";

export const withPublicOrder = <Asked extends Request>(call: Asked) => ({ ...call, response: publicOrder });
const withStaffOrder = <Asked extends Request>(call: Asked) => ({ ...call, response: staffOrder });
const withList = <Asked extends Request>(call: Asked) => ({ ...call, response: z.array(listedOrder) });

/** The calls about orders with the schemas of their answers, in the order of the API description. */
export const describedOrderCalls = {
  createOrder: { ...orderCalls.createOrder, response: orderResult },
  publicOrder: withPublicOrder(orderCalls.publicOrder),
  acceptCounterAppointment: withPublicOrder(orderCalls.acceptCounterAppointment),
  declineCounterAppointment: withPublicOrder(orderCalls.declineCounterAppointment),
  sendQuestionnaire: withPublicOrder(orderCalls.sendQuestionnaire),
  withdrawOrder: withPublicOrder(orderCalls.withdrawOrder),
  currentOrders: withList(deskCalls.currentOrders),
  missedOrders: withList(deskCalls.missedOrders),
  orders: withList(orderCalls.orders),
  order: withStaffOrder(deskCalls.order),
  confirmOrder: withStaffOrder(deskCalls.confirmOrder),
  rejectOrder: withStaffOrder(deskCalls.rejectOrder),
  cancelOrder: withStaffOrder(deskCalls.cancelOrder),
  dispatchOrder: withStaffOrder(deskCalls.dispatchOrder),
  completeOrder: withStaffOrder(deskCalls.completeOrder),
  updatePaymentStatus: withStaffOrder(deskCalls.updatePaymentStatus),
  resendNewOrderEmail: deskCalls.resendNewOrderEmail,
  resendNewOrderSms: deskCalls.resendNewOrderSms,
  proposeAppointment: withStaffOrder(deskCalls.proposeAppointment),
};
