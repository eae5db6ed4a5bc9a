import { smsExecutor } from "@tresen/core/message/sms";
import { worker } from "./worker";

/** Executes jobs that send SMS. */
export const handler = worker(smsExecutor);
