export { listCurrentOrders, listMissedOrders, listOrders } from "./list";
export type { OrderPage } from "./page";
export { orderUids } from "./uids";
