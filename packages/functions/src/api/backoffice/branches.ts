import { branchCalls as calls } from "@tresen/contract/branch/branch.calls";
import { branches } from "@tresen/contract/branch/branch.resource";
import { ledgerReferrer } from "@tresen/contract/closing/ledger/ledger.referrer";
import { payrollReferrer } from "@tresen/contract/time-sheet/payroll/payroll.referrer";
import { blocks } from "@tresen/contract/site/block/block.resource";
import { departments } from "@tresen/contract/branch/department/department.resource";
import { deviceReferrer } from "@tresen/contract/device/device.referrer";
import { externalUserReferrer } from "@tresen/contract/external/external-user.referrer";
import { projectReferrer } from "@tresen/contract/project/project.referrer";
import { taskReferrer } from "@tresen/contract/project/task.referrer";
import { users } from "@tresen/contract/user/user.resource";
import { navigations } from "@tresen/contract/site/navigation/navigation.resource";
import { sites } from "@tresen/contract/site/site.resource";
import { redirectReferrer } from "@tresen/contract/site/redirect.referrer";
import { sceneReferrer } from "@tresen/contract/signage/scene/scene.referrer";
import { streamReferrer } from "@tresen/contract/signage/stream/stream.referrer";
import { tvReferrer } from "@tresen/contract/signage/tv/tv.referrer";
import { stations } from "@tresen/contract/station/station.resource";
import { activityKindReferrer } from "@tresen/contract/time-tracking/activity-kind.referrer";
import { activityReferrer } from "@tresen/contract/time-tracking/activity.referrer";
import { tables } from "@tresen/contract/branch/table.resource";
import { menuReferrer } from "@tresen/contract/catalog/menu.referrer";
import { workingScheduleReferrer } from "@tresen/contract/planning/working-schedule.referrer";
import { branchHooks } from "@tresen/core/branch";
import { findFullSlots, listFullSlots } from "@tresen/core/order";
import { getTestMessage, sendTestMessage } from "@tresen/core/outbox";
import { listBranchMenus } from "@tresen/core/catalog";
import { referrerIndexing } from "@tresen/core/records";
import { completingRates } from "../../http/completing-rates";
import { crud } from "../../http/crud";
import { referredBy } from "../../http/referred-by";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";
import { viewerAddress } from "../../http/viewer-address";

/**
 * The answer is the same for everybody but changes soon: CloudFront may cache it briefly, and browsers revalidate it
 * each time.
 */
const BRIEFLY = { "cache-control": "public, max-age=0, s-maxage=3" };

export const handler = resource([
  endpoint({
    ...calls.branchMenus,
    run: async ({ params }) => ({ data: await listBranchMenus({ branch: params.id }) }),
  }),
  endpoint({
    ...calls.fullSlots,
    run: async ({ params, query, now }) => ({
      data: await listFullSlots({ branch: params.id, ...query, now }),
      headers: BRIEFLY,
    }),
  }),
  endpoint({
    ...calls.findFullSlots,
    run: async ({ params, body, event, now }) => ({
      data: await findFullSlots({ branch: params.id, ...body, source: viewerAddress(event), now }),
    }),
  }),
  endpoint({
    ...calls.sendTestMessage,
    run: async ({ actor, params, body, now }) => ({ data: await sendTestMessage({ actor, ...params, ...body, now }) }),
  }),
  endpoint({
    ...calls.testMessage,
    run: async ({ actor, params }) => ({ data: await getTestMessage({ actor, ...params }) }),
  }),
  ...crud({
    resource: branches,
    ...completingRates(branches),
    referrers: referredBy(
      menuReferrer,
      tables,
      stations,
      navigations,
      blocks,
      sites,
      users,
      externalUserReferrer,
      departments,
      ledgerReferrer,
      payrollReferrer,
      deviceReferrer,
      redirectReferrer,
      workingScheduleReferrer,
      projectReferrer,
      taskReferrer,
      activityKindReferrer,
      activityReferrer,
      sceneReferrer,
      streamReferrer,
      tvReferrer,
    ),
    hooks: branchHooks,
    indexing: referrerIndexing,
  }),
]);
