import { releaseFiles } from "../media/file";
import { queueOrderMessages } from "../message";
import type { OrderChange } from "../order";
import { callOffPayment, refundOrder } from "../payment/order";

/**
 * Something that follows from a change of an order. It is called at least once for each, so doing it twice must do no
 * harm.
 */
export type Reaction = (change: OrderChange) => Promise<void>;

/**
 * Run for every change, in this order. One that does not concern a change must tell so from its rows, without a read.
 */
export const reactions: readonly Reaction[] = [queueOrderMessages, refundOrder, callOffPayment, releaseFiles];
