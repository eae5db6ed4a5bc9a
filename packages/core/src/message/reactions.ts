import type { OrderChange } from "../order";
import type { Reactions } from "../platform/event";
import { queueOrderMessages } from "./order-messages";

/** Informs customer and branch about steps of an order. */
export const messageReactions = { order: [queueOrderMessages] } satisfies { order: Reactions<OrderChange> };
