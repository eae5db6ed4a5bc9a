import type { Resource } from "./kit/resource";
import { findingMarks } from "./catalog/compliance/finding-mark.resource";
import { optionGroups } from "./catalog/option-group/option-group.resource";
import { customers } from "./customer/customer.resource";
import { departments } from "./branch/department/department.resource";
import { devices } from "./device/device.resource";
import { externalUsers } from "./external/external-user.resource";
import { images } from "./media/image.resource";
import { publishedResources } from "./published-resources";
import { projects } from "./project/project.resource";
import { tasks } from "./project/task.resource";
import { redirects } from "./site/redirect.resource";
import { ledgers } from "./closing/ledger/ledger.resource";
import { payrolls } from "./time-sheet/payroll/payroll.resource";
import { scenes } from "./signage/scene/scene.resource";
import { segments } from "./signage/segment/segment.resource";
import { streams } from "./signage/stream/stream.resource";
import { tvs } from "./signage/tv/tv.resource";
import { signageVideos } from "./signage/video/video.resource";
import { imageTemplates } from "./template/image-template.resource";
import { activityKinds } from "./time-tracking/activity-kind.resource";
import { activities } from "./time-tracking/activity.resource";
import { roles } from "./user/role.resource";
import { users } from "./user/user.resource";
import { workingSchedules } from "./planning/working-schedule.resource";

/**
 * Every resource with generic calls, in the order in which an import can write them. Those in the shop's snapshot are
 * defined in `published-resources.ts`.
 */
export const resources = {
  images,
  "option-groups": optionGroups,
  ...publishedResources,
  roles,
  users,
  "external-users": externalUsers,
  departments,
  "working-schedules": workingSchedules,
  devices,
  customers,
  projects,
  tasks,
  redirects,
  ledgers,
  payrolls,
  "finding-marks": findingMarks,
  "image-templates": imageTemplates,
  "signage-videos": signageVideos,
  scenes,
  "digital-signage-segments": segments,
  "digital-signage-streams": streams,
  "digital-signage-devices": tvs,
  "working-activity-kinds": activityKinds,
  "working-activities": activities,
};

export type ResourceName = keyof typeof resources;

/** The same as a list of general resources, whose record types are not known at compile time. */
export const allResources: readonly Resource[] = Object.values(resources);

const byName = new Map(allResources.map((resource) => [resource.name, resource]));

/** The resource of a name that is known only at run time. */
export function findResource(name: string): Resource | undefined {
  return byName.get(name);
}
