import { type Permission, permissionOf } from "./kit/access";
import { ACTIONS, VERBS } from "./permissions";
import { ACTION_TITLES, GROUP_TITLES, VERB_TITLES } from "./permissions.texts";
import { allResources } from "./resources";

/** The permissions of one resource or subject under a German heading, as the role form shows them. */
export interface PermissionGroup {
  title: string;
  permissions: readonly (Permission & { title: string })[];
}

/** Every permission with its title. */
export const permissionGroups: readonly PermissionGroup[] = [
  { title: GROUP_TITLES.orders ?? "", permissions: actionsOf("orders") },
  ...allResources.map((resource) => ({
    title: resource.many,
    permissions: [
      ...VERBS.map((verb) => ({ ...permissionOf({ resource, verb }), title: VERB_TITLES[verb] })),
      ...actionsOf(resource.name),
    ],
  })),
  ...[
    "closings",
    "absences",
    "time-sheets",
    "print-jobs",
    "access-keys",
    "config",
    "snapshot",
    "jobs",
    "logs",
    "statistics",
    "health",
    "privacy",
  ].map((name) => ({
    title: GROUP_TITLES[name] ?? "",
    permissions: actionsOf(name),
  })),
];

function actionsOf(name: string): (Permission & { title: string })[] {
  return Object.values(ACTIONS[name] ?? {}).map((one) => ({ ...one, title: ACTION_TITLES[one.name] ?? one.name }));
}
