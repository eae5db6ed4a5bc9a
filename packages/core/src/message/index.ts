export { customerMessageKeys } from "./customer-messages";
export { joinMessages } from "./digest";
export { queueOrderMessages } from "./order-messages";
export { messageReactions } from "./reactions";
