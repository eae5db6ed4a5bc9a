export { listCurrentOrders, listMissedOrders, listOrders } from "./list";
export type { OrderPage } from "./page";
export { positionsBefore } from "./before";
export { orderUids } from "./uids";
