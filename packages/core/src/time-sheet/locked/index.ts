export { lockingOf } from "./lock";
export { checkChain, verifyTimeSheets } from "./verify";
