import { pushExecutor } from "@tresen/core/push";
import { worker } from "./worker";

/** Executes jobs that send push messages. */
export const handler = worker(pushExecutor);
