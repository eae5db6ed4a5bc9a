export { createOrder } from "./create";
export { answerCounterAppointment, changeOrder, sendQuestionnaire } from "./change";
export { getOrder, listCurrentOrders, listMissedOrders, listOrders } from "./list";
export { getPublicOrder } from "./public";
