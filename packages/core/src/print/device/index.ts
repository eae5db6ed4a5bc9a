export { ownDevice, readLogs, requestLogs, testPrint } from "./test-device";
export { testNotification } from "./test-notification";
