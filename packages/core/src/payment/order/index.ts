export {
  abandonPayment,
  callOffPayment,
  checkPayment,
  checkUnsignedWebhook,
  returnFromPayment,
  updatePaymentStatus,
} from "./check";
export { requestPaymentLink, startLink } from "./link";
export { paymentReactions } from "./reactions";
export { reconcilePayments } from "./reconcile";
export { carryOutRefunds, refundOrder } from "./refund";
export { requestRefund } from "./request-refund";
export { startPayment } from "./start";
