import { beginExecutor } from "@tresen/core/order/sent";
import { worker } from "./worker";

/** Executes jobs that tell stations about an order when it has to be begun. */
export const handler = worker(beginExecutor);
