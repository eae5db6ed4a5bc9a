export { type Belongings, belongingsOf } from "./belongings";
export { eraseOrder } from "./erase-order";
export { listErasures } from "./erasures";
export { listLocked } from "./locked";
export { replayErasures } from "./replay";
export { type Person, findPerson, ordersOfPerson } from "./person";
