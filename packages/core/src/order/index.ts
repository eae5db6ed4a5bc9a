export { changeItem } from "./change-item";
export { changeOrder, sendQuestionnaire } from "./change";
export { answerCounterAppointment } from "./step/answer-offer";
export { countsAsOrder, isOff } from "./counting";
export { driverWrites, withDriver, writeDriver } from "./driver";
export { addNote } from "./step/note";
export { holdOrder } from "./step/hold";
export { replacePaid } from "./step/paid";
export { beginsAtOf, confirmedAtOf } from "./step/begin";
export { runOrderClock } from "./step/order-clock";
export { stepped } from "./step/stepped";
export { withRefundDue, withStep } from "./step/with-step";
export {
  ON_SITE,
  dueOnSite,
  dueRefunds,
  isMoneyDue,
  isReleased,
  linkToPay,
  onlinePayment,
  openLink,
  paymentWith,
  paymentsView,
  proceedsOf,
  refundsView,
  withAdjustment,
  withNewRefund,
  withPaid,
  withRefund,
} from "./money/money";
export { getOrder, ownOrder, requireUnerased } from "./own";
export { getPublicOrder, missingOrder, openOrder } from "./public";
export { findFullSlots } from "./capacity/full";
export { getStationLoad } from "./capacity/load";
export { listFullSlots } from "./slot/slot";
export { withdrawOrder } from "./withdraw";
export { firstOrderAt, hasOpenOrders, listPaymentWork, openOrdersOf, ordersBetween } from "./work/work";
export {
  type OrderChange,
  type OrderRow,
  changedMeanwhile,
  findOrder,
  findOrders,
  isAwaitingPayment,
  orderKey,
  orderOf,
} from "./store";
export { replaceDecided } from "./prepare/decide";
export { setProjectStep } from "./step/project-step";
export { setPreparation } from "./prepare/prepare";
export { markDue, replaceOrder, unmarkDue } from "./replace";
export { takenOf } from "./take-over/taken";
export { uploadIdsOf } from "./uploads";
export type { StoredPayment, StoredRefund, TimelineEntry } from "./order.entity";
export { uidOf } from "./view";
