export { type Export, exportBundle } from "./export";
export type { Omission } from "./dangling-references";
export { type ImportResult, importBundle } from "./import";
