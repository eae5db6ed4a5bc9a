export { type Belongings, belongingsOf } from "./belongings";
export { eraseOrder } from "./erase-order";
export { type Person, findPerson, ordersOfPerson } from "./person";
