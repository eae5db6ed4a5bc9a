import { absencePermissions } from "./absence/absence.permissions";
import { timeSheetPermissions } from "./time-sheet/time-sheet.permissions";
import { accessKeyPermissions } from "./access-key/access-key.permissions";
import { branchPermissions } from "./branch/branch.permissions";
import { closingPermissions } from "./closing/closing.permissions";
import { configPermissions } from "./config/config.permissions";
import { externalUserPermissions } from "./external/external-user.permissions";
import { healthPermissions } from "./health/health.permissions";
import { type Permission, type Verb, permissionOf } from "./kit/access";
import { jobPermissions } from "./job/job.permissions";
import { livePermissions } from "./live/live.permissions";
import { logPermissions } from "./log/log.permissions";
import { orderPermissions } from "./order/order.permissions";
import { printJobPermissions } from "./print/job/print-job.permissions";
import { allResources } from "./resources";
import { customerPermissions } from "./privacy/export/export.permissions";
import { retentionPermissions } from "./privacy/retention/retention.permissions";
import { reminderPermissions } from "./reminder/reminder.permissions";
import { pushPermissions } from "./push/push.permissions";
import { privacyPermissions } from "./privacy/privacy.permissions";
import { taskPermissions } from "./project/project.permissions";
import { snapshotPermissions } from "./snapshot/snapshot.permissions";
import { statisticsPermissions } from "./statistics/statistics.permissions";
import { uploadPermissions } from "./media/upload-record/upload-record.permissions";
import { tvPermissions } from "./signage/tv/tv.permissions";
import { userPermissions } from "./user/user.permissions";

export const VERBS: readonly Verb[] = ["read", "create", "update", "remove"];

/** Permissions for actions, in addition to the four verbs of each resource. */
export const ACTIONS: Readonly<Record<string, Readonly<Record<string, Permission>>>> = {
  orders: { ...orderPermissions, ...livePermissions },
  users: userPermissions,
  "external-users": externalUserPermissions,
  customers: customerPermissions,
  tasks: taskPermissions,
  closings: closingPermissions,
  config: configPermissions,
  snapshot: snapshotPermissions,
  jobs: jobPermissions,
  logs: logPermissions,
  statistics: statisticsPermissions,
  health: healthPermissions,
  privacy: { ...privacyPermissions, ...retentionPermissions },
  branches: branchPermissions,
  reminders: reminderPermissions,
  absences: absencePermissions,
  "time-sheets": timeSheetPermissions,
  "access-keys": accessKeyPermissions,
  devices: { ...pushPermissions, test: printJobPermissions.test },
  "digital-signage-devices": tvPermissions,
  uploads: uploadPermissions,
  "print-jobs": {
    read: printJobPermissions.read,
    handle: printJobPermissions.handle,
    summary: printJobPermissions.summary,
  },
};

/** Every permission. Only the function of roles, the role form and the import of a shop use the whole list. */
const byName = new Map(
  [
    ...allResources.flatMap((resource) => VERBS.map((verb) => permissionOf({ resource, verb }))),
    ...Object.values(ACTIONS).flatMap((actions) => Object.values(actions)),
  ].map((permission) => [permission.name, permission]),
);

export function findPermission(name: string): Permission | undefined {
  return byName.get(name);
}
