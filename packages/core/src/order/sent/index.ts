export { beginExecutor } from "./begin-job";
export { listSent, printOrder } from "./print";
export { sentReactions } from "./reactions";
export { type SentMessage, type SentRow, sentRowOf } from "./sent.entity";
