import { mailExecutor } from "@tresen/core/message/mail";
import { worker } from "./work";

/** Executes jobs that send mails. */
export const handler = worker(mailExecutor);
