export { beginExecutor } from "./begin-job";
export { listSent, printOrder } from "./print";
export { sentReactions } from "./reactions";
export { forgetSent, readSent } from "./tell";
export { type SentMessage, type SentRow, sentRowOf } from "./sent.entity";
