export { submitForm } from "./form";
export {
  type Channel,
  type Message,
  type NewMessage,
  type Side,
  type StaffRequest,
  type ToldTime,
  ABSENCE_EVENT,
  ALARM_EVENT,
  PERSONAL_KEY_EVENT,
  REMINDER_TEST_EVENT,
  SHIFT_ANSWER_EVENT,
  SHIFT_PLAN_EVENT,
  SHIFT_SWAP_EVENT,
  TIME_NEWS_EVENT,
  TIME_REQUEST_EVENT,
  TIME_SHEET_EVENT,
  SHEET_CONFIRMED_EVENT,
  LEAVE_NOTICE_EVENT,
  TEST_EVENT,
  groupOf,
  isAboutOrder,
  keptKey,
  messageJob,
  messageKey,
  messageOf,
} from "./message";
export { branchMail, branchPhone, customerMail, customerPhone, receiptMail, withdrawalMail } from "./recipients";
export { resendNewOrder } from "./resend";
export { countBranchSms, countedBranchSms, countNumberSms, countSms } from "./sms-limit";
export { type SmsLink, createSmsLink, openSmsLink, smsLinkKeys, stopSms, wantsNoSms } from "./sms-link";
export { masked } from "./masked";
export { getTestMessage, sendTestMessage } from "./test-message";
export { convertEarlierMessages } from "./convert-earlier-messages";
export { earlierKey } from "./earlier-message";
export { submitWithdrawal } from "./withdrawal";
export {
  type StopLink,
  contactStopWrites,
  createStopLink,
  followStopLink,
  openStopLink,
  setContactStop,
  stopsOf,
} from "./contact-stop";
