import * as z from "zod";
import type { Request } from "../../kit/call";
import { deskCalls } from "./desk.calls";
import { actedOrder, listedOrder, orderResult, publicOrder, staffOrder } from "../order";
import { phoneCustomer } from "../phone/phone-customer.view";
import { sentTo } from "../sent/sent";
import { orderCalls } from "./order.calls";
import { publicOrderCalls } from "./public-order.calls";

export const withPublicOrder = <Asked extends Request>(call: Asked) => ({ ...call, response: publicOrder });
const withActedOrder = <Asked extends Request>(call: Asked) => ({ ...call, response: actedOrder });
const withList = <Asked extends Request>(call: Asked) => ({ ...call, response: z.array(listedOrder) });

/** The calls about orders with the schemas of their answers, in the order of the API description. */
export const describedOrderCalls = {
  createOrder: { ...orderCalls.createOrder, response: orderResult },
  publicOrder: withPublicOrder(publicOrderCalls.publicOrder),
  acceptCounterAppointment: withPublicOrder(publicOrderCalls.acceptCounterAppointment),
  declineCounterAppointment: withPublicOrder(publicOrderCalls.declineCounterAppointment),
  sendQuestionnaire: withPublicOrder(publicOrderCalls.sendQuestionnaire),
  withdrawOrder: withPublicOrder(publicOrderCalls.withdrawOrder),
  currentOrders: withList(deskCalls.currentOrders),
  missedOrders: withList(deskCalls.missedOrders),
  orders: withList(orderCalls.orders),
  phoneCustomers: { ...deskCalls.phoneCustomers, response: z.array(phoneCustomer) },
  order: { ...deskCalls.order, response: staffOrder },
  confirmOrder: withActedOrder(deskCalls.confirmOrder),
  rejectOrder: withActedOrder(deskCalls.rejectOrder),
  cancelOrder: withActedOrder(deskCalls.cancelOrder),
  dispatchOrder: withActedOrder(deskCalls.dispatchOrder),
  completeOrder: withActedOrder(deskCalls.completeOrder),
  beginOrder: withActedOrder(deskCalls.beginOrder),
  sentOfOrder: { ...deskCalls.sentOfOrder, response: z.array(sentTo) },
  printOrder: deskCalls.printOrder,
  undoStep: withActedOrder(deskCalls.undoStep),
  reopenOrder: withActedOrder(deskCalls.reopenOrder),
  setDriver: withActedOrder(deskCalls.setDriver),
  addNote: withActedOrder(deskCalls.addNote),
  requestPaymentLink: withActedOrder(deskCalls.requestPaymentLink),
  updatePaymentStatus: withActedOrder(deskCalls.updatePaymentStatus),
  resendNewOrderEmail: deskCalls.resendNewOrderEmail,
  resendNewOrderSms: deskCalls.resendNewOrderSms,
  changeItem: withActedOrder(deskCalls.changeItem),
  refundOrder: withActedOrder(deskCalls.refundOrder),
  proposeAppointment: withActedOrder(deskCalls.proposeAppointment),
};
