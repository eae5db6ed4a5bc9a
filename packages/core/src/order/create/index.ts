export { createOrder } from "./create";
