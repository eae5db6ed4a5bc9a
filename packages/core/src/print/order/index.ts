export { type PrintContext, readPrintContext } from "./context";
export { printReactions } from "./reactions";
export { type SentChange, sentChangeOf } from "./sent-change";
