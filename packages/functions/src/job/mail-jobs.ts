import { mailExecutor } from "@tresen/core/message/mail";
import { worker } from "./work";

/** Sends mails. */
export const handler = worker(mailExecutor);
