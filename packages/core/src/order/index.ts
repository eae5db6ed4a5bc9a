export { createOrder } from "./create";
export { answerCounterAppointment, changeOrder, sendQuestionnaire, stepped, withRefundDue } from "./change";
export {
  getOrder,
  hasOpenOrders,
  listCurrentOrders,
  listMissedOrders,
  listOrders,
  listPaymentWork,
  ownOrder,
} from "./list";
export type { OrderPage } from "./page";
export { getPublicOrder, openOrder } from "./public";
export { listFullSlots } from "./slot";
export { withdrawOrder } from "./withdraw";
export { actedView, orderId, publicView } from "./view";
export {
  type OrderChange,
  type OrderRow,
  findOrder,
  findOrders,
  isAwaitingPayment,
  orderKey,
  orderOf,
  replaceOrder,
} from "./store";
export type { StoredPayment, TimelineEntry } from "./order.entity";
