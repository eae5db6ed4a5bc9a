import { smsExecutor } from "@tresen/core/message/sms";
import { worker } from "./work";

/** Sends SMS. */
export const handler = worker(smsExecutor);
