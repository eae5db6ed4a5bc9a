import { reminderExecutor } from "@tresen/core/reminder";
import { worker } from "./worker";

/** Executes jobs that wait until a reminder about an order is due. */
export const handler = worker(reminderExecutor);
