import { absenceCalls } from "../absence/absence.calls";
import { accessKeyCalls } from "../access-key/access-key.calls";
import { bulkCalls } from "../bulk/bulk.calls";
import { optionGroupCalls } from "../catalog/option-group/option-group.calls";
import { branchCalls } from "../branch/branch.calls";
import { closingCalls } from "../closing/closing.calls";
import { configCalls } from "../config/config.calls";
import { customerCalls } from "../customer/customer.calls";
import { deliveryCalls } from "../delivery/delivery.calls";
import { deviceCalls } from "../device/device.calls";
import { displayCalls } from "../display/display.calls";
import { pairingCalls } from "../display/pairing.calls";
import { externalUserCalls } from "../external/external-user.calls";
import { formCalls } from "../form/form.calls";
import { productCalls } from "../catalog/product.calls";
import type { Call } from "../kit/call";
import type { Resource } from "../kit/resource";
import { resourceCalls } from "../kit/resource-calls";
import { healthCalls } from "../health/health.calls";
import { jobCalls } from "../job/job.calls";
import { liveCalls } from "../live/live.calls";
import { logCalls } from "../log/log.calls";
import { versionCalls } from "../log/version.calls";
import { fontCalls } from "../media/font/font.calls";
import { imageCalls } from "../media/image.calls";
import { uploadCalls } from "../media/upload.calls";
import { uploadRecordCalls } from "../media/upload-record/upload-record.calls";
import { describedOrderCalls, withPublicOrder } from "../order/calls/described.calls";
import { planCalls } from "../plan/plan.calls";
import { paymentCalls } from "../payment/payment.calls";
import { privacyCalls } from "../privacy/privacy.calls";
import { projectCalls } from "../project/project.calls";
import { takeOverCalls } from "../project/take-over/take-over.calls";
import { projectTimeCalls } from "../project/time/project-time.calls";
import { pushCalls } from "../push/push.calls";
import { reminderCalls } from "../reminder/reminder.calls";
import { labelCalls } from "../print/label/label.calls";
import { printJobCalls } from "../print/job/print-job.calls";
import { siteCalls } from "../site/site.calls";
import { socketCalls } from "../socket/socket.calls";
import { serviceTestCalls } from "../service-test/service-test.calls";
import { initCalls } from "../snapshot/init.calls";
import { snapshotCalls } from "../snapshot/snapshot.calls";
import { analyticsCalls } from "../statistics/analytics.calls";
import { statisticsCalls } from "../statistics/statistics.calls";
import { playerCalls } from "../signage/player/player.calls";
import { previewCalls } from "../signage/player/preview.calls";
import { tvCalls } from "../signage/tv/tv.calls";
import { videoCalls } from "../signage/video/video.calls";
import { templateCalls } from "../template/template.calls";
import { timeKeyCalls } from "../time-tracking/time-key.calls";
import { ownTimeCalls } from "../time-tracking/own/own-time.calls";
import { timeSheetCalls } from "../time-sheet/time-sheet.calls";
import { ownTimeRequestCalls } from "../time-tracking/request/own-time-request.calls";
import { activityHistoryCalls } from "../time-tracking/history/activity-history.calls";
import { timeRequestCalls } from "../time-tracking/request/time-request.calls";
import { timeTrackingCalls } from "../time-tracking/time-tracking.calls";
import { accountCalls } from "../user/account/account.calls";
import { loginCalls } from "../user/login.calls";
import { tabletCalls } from "../user/tablet/tablet.calls";
import { passkeyCalls } from "../user/account/passkey.calls";
import { logoutCalls } from "../user/logout.calls";
import { userCalls } from "../user/user.calls";
import { workingScheduleCalls } from "../planning/working-schedule.calls";
import { listViewCalls } from "../view/list-view.calls";
import { openapiCalls } from "./openapi.calls";

const { branchMenus, findFullSlots, fullSlots, sendTestMessage, testMessage } = branchCalls;

/**
 * Every call except the generic ones of resources, in the order of the API description. Only the description needs all
 * of them: each function imports only the calls of its own domain.
 */
export const calls = {
  ...initCalls,
  ...openapiCalls,
  ...configCalls,
  ...serviceTestCalls,
  ...analyticsCalls,
  ...statisticsCalls,
  ...snapshotCalls,
  ...loginCalls,
  ...logoutCalls,
  ...userCalls,
  ...accountCalls,
  ...passkeyCalls,
  ...tabletCalls,
  ...externalUserCalls,
  branchMenus,
  ...optionGroupCalls,
  ...siteCalls,
  ...productCalls,
  ...customerCalls,
  ...projectCalls,
  ...projectTimeCalls,
  ...takeOverCalls,
  fullSlots,
  findFullSlots,
  ...closingCalls,
  ...liveCalls,
  sendTestMessage,
  testMessage,
  ...uploadCalls,
  ...uploadRecordCalls,
  ...imageCalls,
  ...templateCalls,
  ...tvCalls,
  ...playerCalls,
  ...previewCalls,
  ...videoCalls,
  ...fontCalls,
  ...describedOrderCalls,
  abandonPayment: withPublicOrder(paymentCalls.abandonPayment),
  startLink: paymentCalls.startLink,
  ...deliveryCalls,
  ...displayCalls,
  ...pairingCalls,
  ...accessKeyCalls,
  ...pushCalls,
  ...deviceCalls,
  ...printJobCalls,
  ...labelCalls,
  ...formCalls,
  ...logCalls,
  ...versionCalls,
  ...jobCalls,
  ...healthCalls,
  ...listViewCalls,
  ...socketCalls,
  ...bulkCalls,
  ...planCalls,
  ...privacyCalls,
  ...reminderCalls,
  ...absenceCalls,
  ...timeSheetCalls,
  ...workingScheduleCalls,
  ...timeTrackingCalls,
  ...timeKeyCalls,
  ...ownTimeCalls,
  ...timeRequestCalls,
  ...activityHistoryCalls,
  ...ownTimeRequestCalls,
} satisfies Record<string, Call>;

const own = new Set(Object.values(calls).map(({ method, path }) => `${method} ${path}`));

/** The generic calls of a resource, without those that a call of its domain replaces. */
export function genericCallsOf(resource: Resource): Partial<ReturnType<typeof resourceCalls>> {
  return Object.fromEntries(
    Object.entries(resourceCalls(resource)).filter(([, { method, path }]) => !own.has(`${method} ${path}`)),
  );
}
