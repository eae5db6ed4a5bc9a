import { departments } from "@tresen/contract/branch/department/department.resource";
import { deviceReferrer } from "@tresen/contract/device/device.referrer";
import { userReferrer } from "@tresen/contract/user/user.referrer";
import { workingScheduleReferrer } from "@tresen/contract/planning/working-schedule.referrer";
import { tvReferrer } from "@tresen/contract/signage/tv/tv.referrer";
import { referrerIndexing } from "@tresen/core/records";
import { crud } from "../../http/crud";
import { referredBy } from "../../http/referred-by";
import { resource } from "../../http/resource";

export const handler = resource(
  crud({
    resource: departments,
    referrers: referredBy(deviceReferrer, userReferrer, workingScheduleReferrer, tvReferrer),
    indexing: referrerIndexing,
  }),
);
