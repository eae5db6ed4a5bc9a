export {
  abandonPayment,
  callOffPayment,
  checkPayment,
  checkUnsignedWebhook,
  returnFromPayment,
  updatePaymentStatus,
} from "./check";
export { paymentReactions } from "./reactions";
export { reconcilePayments } from "./reconcile";
export { carryOutRefund, refundOrder } from "./refund";
export { startPayment } from "./start";
