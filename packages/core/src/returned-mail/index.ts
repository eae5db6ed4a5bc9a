export { forgetReturnedMails } from "./forget";
export { noteReturnedMail } from "./note";
export { JOB_TAG } from "./notification";
export { readReturnedMails } from "./read";
export { findSentMail } from "./sent";
