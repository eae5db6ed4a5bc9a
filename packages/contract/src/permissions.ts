import { branchPermissions } from "./branch/branch.permissions";
import { configPermissions } from "./config/config.permissions";
import { type Permission, type Verb, permissionOf } from "./kit/access";
import { jobPermissions } from "./job/job.permissions";
import { logPermissions } from "./log/log.permissions";
import { orderPermissions } from "./order/order.permissions";
import { ACTION_TITLES, GROUP_TITLES, VERB_TITLES } from "./permissions.texts";
import { allResources } from "./resources";
import { snapshotPermissions } from "./snapshot/snapshot.permissions";
import { userPermissions } from "./user/user.permissions";

/** The permissions of one resource or subject under a German heading. */
export interface PermissionGroup {
  title: string;
  permissions: readonly (Permission & { title: string })[];
}

const VERBS: readonly Verb[] = ["read", "create", "update", "remove"];

/** Permissions for actions, in addition to the four verbs of each resource. */
const ACTIONS: Readonly<Record<string, Readonly<Record<string, Permission>>>> = {
  orders: orderPermissions,
  users: userPermissions,
  config: configPermissions,
  snapshot: snapshotPermissions,
  jobs: jobPermissions,
  logs: logPermissions,
  branches: branchPermissions,
};

/** Every permission. Only the role form, the function of roles and the import of a shop use the whole list. */
export const permissionGroups: readonly PermissionGroup[] = [
  { title: GROUP_TITLES.orders ?? "", permissions: actionsOf("orders") },
  ...allResources.map((resource) => ({
    title: resource.many,
    permissions: [
      ...VERBS.map((verb) => ({ ...permissionOf({ resource, verb }), title: VERB_TITLES[verb] })),
      ...actionsOf(resource.name),
    ],
  })),
  ...["config", "snapshot", "jobs", "logs"].map((name) => ({
    title: GROUP_TITLES[name] ?? "",
    permissions: actionsOf(name),
  })),
];

const byName = new Map(permissionGroups.flatMap(({ permissions }) => permissions.map((one) => [one.name, one])));

export function findPermission(name: string): Permission | undefined {
  return byName.get(name);
}

function actionsOf(name: string): (Permission & { title: string })[] {
  return Object.values(ACTIONS[name] ?? {}).map((one) => ({ ...one, title: ACTION_TITLES[one.name] ?? one.name }));
}
