export { type Export, exportShop } from "./export";
export type { Omission } from "./intact";
export { type ImportResult, importShop } from "./import";
