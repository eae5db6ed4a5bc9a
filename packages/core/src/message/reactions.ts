import type { OrderChange } from "../order";
import type { Reactions } from "../platform/event";
import { queueOrderMessages } from "./order-messages";

/** Customer and branch are told of a step in an order's life. */
export const messageReactions = { order: [queueOrderMessages] } satisfies { order: Reactions<OrderChange> };
