import type { ExternalUser } from "@tresen/contract/external/external-user.resource";
import type { Project } from "@tresen/contract/project/project.resource";
import type { Task } from "@tresen/contract/project/task.resource";
import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import type { ActivityKind } from "@tresen/contract/time-tracking/activity-kind.resource";
import { type Row, namedRecords } from "../records/rows";

export const activityRows = namedRecords<Activity>("working-activities");
export const projectRows = namedRecords<Project>("projects");
export const taskRows = namedRecords<Task>("tasks");
export const kindRows = namedRecords<ActivityKind>("working-activity-kinds");
export const externalRows = { ...namedRecords<ExternalUser>("external-users"), unique: [["username"]] } as const;

export type ActivityFields = ReturnType<typeof activityRows.fieldsOf>;

/** Whose time it is: the field of the activity, and the id in it. */
export interface Owner {
  field: "user" | "externalUser";
  id: string;
}

/** The owner of an activity. Its rules have made sure that there is one. */
export function ownerOf({ user, externalUser }: Pick<Activity, "user" | "externalUser">): Owner {
  return user ? { field: "user", id: user } : { field: "externalUser", id: externalUser ?? "" };
}

/** The owner as one text. Ids from bundles may be the same for a user and an external user. */
export function ownerKey({ field, id }: Owner): string {
  return `${field}:${id}`;
}

export function activityOf(row: Row): Activity {
  return activityRows.recordOf(row);
}

/** As an external person is called: by their name, or that of their company. */
export function externalName({ firstName, lastName, company }: ExternalUser): string {
  return `${firstName} ${lastName}`.trim() || company;
}
