import { activityKinds } from "@tresen/contract/time-tracking/activity-kind.resource";
import { activityReferrer } from "@tresen/contract/time-tracking/activity.referrer";
import { payrollReferrer } from "@tresen/contract/time-sheet/payroll/payroll.referrer";
import { workingScheduleReferrer } from "@tresen/contract/planning/working-schedule.referrer";
import { referrerIndexing } from "@tresen/core/records";
import { crud } from "../../http/crud";
import { referredBy } from "../../http/referred-by";
import { resource } from "../../http/resource";

export const handler = resource(
  crud({
    resource: activityKinds,
    referrers: referredBy(activityReferrer, workingScheduleReferrer, payrollReferrer),
    indexing: referrerIndexing,
  }),
);
