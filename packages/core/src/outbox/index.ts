export { type Channel, MessageEntity } from "./message.entity";
export { submitForm } from "./form";
export { branchMail, branchPhone, customerMail, customerPhone, receiptMail, withdrawalMail } from "./recipients";
export { resendNewOrder } from "./resend";
export { submitWithdrawal } from "./withdrawal";
export { takeBranchSmsTurn, takeSmsTurn } from "./sms-cap";
export { type SmsLink, createSmsLink, openSmsLink, stopSms, wantsNoSms } from "./sms-link";
export {
  type MessageKey,
  type MessageRow,
  type NewMessage,
  insertMessage,
  joinMessages,
  listDueMessages,
  listMessages,
  messageKey,
  messageOf,
  messageRow,
  replaceMessage,
  writeMessages,
} from "./store";
