import { mailExecutor } from "@tresen/core/message/mail";
import { worker } from "./worker";

/** Executes jobs that send mails. */
export const handler = worker(mailExecutor);
