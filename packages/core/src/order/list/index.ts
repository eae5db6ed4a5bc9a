export { hasOpenOrders, listCurrentOrders, listMissedOrders, listOrders, listPaymentWork } from "./list";
export type { OrderPage } from "./page";
