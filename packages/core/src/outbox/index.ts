export { branchOf } from "./branch";
export { submitForm } from "./form";
export { branchMail, branchPhone, customerMail, customerPhone, receiptMail, withdrawalMail } from "./recipients";
export { resendNewOrder } from "./resend";
export { submitWithdrawal } from "./withdrawal";
export { takeSmsTurn } from "./sms-cap";
export { type SmsLink, createSmsLink, openSmsLink, stopSms, wantsNoSms } from "./sms-link";
export { type MessageRow, type NewMessage, insertMessage, listDueMessages, listMessages, messageOf, messageRow, replaceMessage } from "./store";
