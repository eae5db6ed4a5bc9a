import { type Grant, type Permission, mayDo } from "@tresen/contract/kit/access";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { statisticsPermissions } from "@tresen/contract/statistics/statistics.permissions";
import type { User } from "@tresen/contract/user/user.resource";
import * as texts from "./shell.texts";

interface ToolbarLink {
  href: string;
  label: string;
  /** Without it the link is for everybody who is signed in. */
  permission?: Permission;
}

const LINKS: readonly ToolbarLink[] = [
  { href: "/backend#/sites", label: texts.sites, permission: changeOf("sites") },
  { href: "/backend#/dashboard", label: texts.statistics, permission: statisticsPermissions.read },
  { href: "/backend#/navigations", label: texts.navigations, permission: changeOf("navigations") },
  { href: "/backend#/orders/history", label: texts.orders, permission: orderPermissions.read },
  { href: "/backend", label: texts.toBackend },
  { href: "/backend/logout", label: texts.signOut },
];

/** The pages of the back-office that the toolbar leads the person to: those that they may see. */
export function toolbarLinks({
  roles,
  branches,
  permissions,
}: Pick<User, "roles" | "branches"> & { permissions?: readonly Grant[] }): readonly ToolbarLink[] {
  const person = { roles, branches: branches.map(({ id }) => id), ...(permissions ? { permissions } : {}) };
  return LINKS.filter(({ permission }) => !permission || mayDo({ person, permission }));
}

/** The permission to change records of a resource. The definition of the resource would be more code than the toolbar. */
function changeOf(name: "sites" | "navigations"): Permission {
  return { name: `${name}.update`, access: "admin", scopes: ["all"] };
}
