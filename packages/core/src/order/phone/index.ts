export { takePhoneOrder } from "./take";
