export { getServiceTestMessage, testMail, testSms } from "./messages";
export { testPayment } from "./payment";
