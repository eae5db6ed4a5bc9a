export { alarmPushes } from "./alarm-push";
export { pushExecutor } from "./executor";
export { type PushJob, pushJob } from "./push-job";
export { pushReactions } from "./reactions";
export { isNotified } from "./recipients";
export { sendTestPush } from "./test-push";
export {
  getPushKey,
  goneDevices,
  hasSubscribed,
  listPushSubscriptions,
  subscribePush,
  unsubscribePush,
} from "./subscriptions";
