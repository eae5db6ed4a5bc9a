export { printReactions } from "./reactions";
export { type SentChange, sentChangeOf } from "./sent-change";
