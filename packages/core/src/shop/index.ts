export { exportShop } from "./export";
export { type ImportResult, importShop } from "./import";
