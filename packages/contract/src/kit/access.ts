import type { Resource } from "./resource";

/** Who may make a call: everybody (`public`), customers with uid and hash of their order, or staff. */
export type Access = OpenAccess | StaffAccess;
export type OpenAccess = "public" | "customer";
/** Which of the built-in roles hold a permission: all three, managers and administrators, or administrators alone. */
export type StaffAccess = "staff" | "manager" | "admin";

export type Verb = "read" | "create" | "update" | "remove";
/** The scope of a permission: everywhere, only in the person's own branches, or only for the person's own records. */
export type Scope = "all" | "branches" | "own";
export const BUILT_IN_ROLES = ["ROLE_ADMIN", "ROLE_MANAGER", "ROLE_EMPLOYEE"] as const;
export type BuiltInRole = (typeof BUILT_IN_ROLES)[number];

/** Callers who are not staff. They hold no roles and may do only what a definition or call allows them by name. */
export type OutsiderKind = "customer" | "external" | "device" | "display";

/** A permission has a name: `{resource}.{verb}`, or an action such as `order.confirm`. */
export interface Permission {
  name: string;
  /**
   * The built-in roles that hold the permission. If it is `public`, everybody may do it for public records, and staff
   * for all records.
   */
  access: "public" | StaffAccess;
  /** The scopes in which a role can be given this permission. */
  scopes: readonly Scope[];
  /** Callers other than staff who may do it. */
  outsiders?: readonly OutsiderKind[];
  /** Whether employees hold it for their own records alone. */
  isOwnOfEmployees?: true;
}

/** A permission that a custom role gives: its name and its scope. */
export interface Grant {
  permission: string;
  scope: Scope;
}

/** The caller, as the access rules need to know them. Null is a visitor. */
export interface Person {
  /** The id of the user, of the customer's order, of the device or of the display. */
  id?: string;
  /** Undefined for staff. */
  kind?: OutsiderKind;
  roles: readonly string[];
  branches: readonly string[];
  /** The permissions that the person's custom roles give. */
  permissions?: readonly Grant[];
}

type Definition = Pick<Resource, "name" | "access" | "branchesOf" | "ownersOf" | "isBranch" | "isSharedWithoutBranch">;
type Owned = Pick<Resource, "branchesOf" | "ownersOf" | "isSharedWithoutBranch">;
type Stored = Readonly<Record<string, unknown>> & { id: string };

const HOLDERS: Readonly<Record<Permission["access"], readonly string[]>> = {
  public: BUILT_IN_ROLES,
  staff: BUILT_IN_ROLES,
  manager: ["ROLE_ADMIN", "ROLE_MANAGER"],
  admin: ["ROLE_ADMIN"],
};

/**
 * The scopes of callers who are not staff: a customer has their own records, a device or display its branch. External
 * users have permissions of their own.
 */
const OUTSIDER_SCOPES: Readonly<Record<Exclude<OutsiderKind, "external">, Scope>> = {
  customer: "own",
  device: "branches",
  display: "branches",
};

/** Whether the role is one of the three built-in roles. */
export function isBuiltIn(role: string): role is BuiltInRole {
  return BUILT_IN_ROLES.some((name) => name === role);
}

/** Whether a call can be made without signing in. */
export function isOpen(access: Access): access is OpenAccess {
  return access === "public" || access === "customer";
}

/** Whether the person is staff, a manager or an administrator, as `access` requires. */
export function hasAccess({ person, access }: { person: Pick<Person, "roles" | "kind"> | null; access: Access }) {
  if (isOpen(access)) return true;
  if (!person || person.kind) return false;
  return access === "staff" || HOLDERS[access].some((role) => person.roles.includes(role));
}

export function isAdmin(person: Pick<Person, "roles" | "kind"> | null): boolean {
  return hasAccess({ person, access: "admin" });
}

/**
 * Whether the person works for the branch. Administrators work for all branches, all others for those assigned to them.
 */
export function worksFor({ person, branch }: { person: Person | null; branch: string }): boolean {
  return isAdmin(person) || (person?.branches.includes(branch) ?? false);
}

/** The permission that a verb of a resource requires. */
export function permissionOf({ resource, verb }: { resource: Definition; verb: Verb }): Permission {
  const { name, access, branchesOf, ownersOf } = resource;
  const outsiders = access.outsiders?.[verb];
  return {
    name: `${name}.${verb}`,
    access: access[verb],
    scopes: ["all", ...(branchesOf ? (["branches"] as const) : []), ...(ownersOf ? (["own"] as const) : [])],
    ...(outsiders ? { outsiders } : {}),
    ...(access.ownOfEmployees?.includes(verb) ? { isOwnOfEmployees: true as const } : {}),
  };
}

/** The scope in which a built-in role holds the permission; null when it does not. */
export function builtInScope({ role, permission }: { role: string; permission: Permission }): Scope | null {
  const { access, scopes } = permission;
  if (!HOLDERS[access].includes(role)) return null;
  if (role === "ROLE_EMPLOYEE" && permission.isOwnOfEmployees) return "own";
  return role === "ROLE_ADMIN" || access === "public" || !scopes.includes("branches") ? "all" : "branches";
}

/** All scopes in which the person's roles together give the permission; empty when they do not give it. */
export function scopesOf({ person, permission }: { person: Person | null; permission: Permission }): Scope[] {
  if (!person) return [];
  const own = (person.permissions ?? []).flatMap(({ permission: name, scope }) =>
    name === permission.name && permission.scopes.includes(scope) ? [scope] : [],
  );
  if (!person.kind) return [...person.roles.flatMap((role) => builtInScope({ role, permission }) ?? []), ...own];
  if (!permission.outsiders?.includes(person.kind)) return [];
  return person.kind === "external" ? own : [OUTSIDER_SCOPES[person.kind]];
}

/**
 * Whether the person may do it: in `branch`, where it is given, and to a record that belongs to `owners`. Without both,
 * whether the person holds the permission in any scope.
 */
export function mayDo({
  person,
  permission,
  branch,
  owners,
}: {
  person: Person | null;
  permission: Permission;
  branch?: string;
  owners?: readonly string[];
}): boolean {
  if (permission.access === "public") return true;
  const scopes = scopesOf({ person, permission });
  if (branch === undefined && owners === undefined) return scopes.length > 0;
  const branches = branch === undefined ? [] : [branch];
  return scopes.some((scope) => reaches({ scope, person, branches, owners }));
}

/** The branches in which the person may do it. */
export function branchesFor(asked: { person: Person | null; permission: Permission }): "all" | readonly string[] {
  const scopes = scopesOf(asked);
  if (scopes.includes("all")) return "all";
  return scopes.includes("branches") ? (asked.person?.branches ?? []) : [];
}

interface Asked {
  person: Person | null;
  verb: Verb;
  resource: Definition;
  /**
   * The record as it is, and as it will be after a change: both must be allowed. Without a record, only the person's
   * roles are checked.
   */
  record?: Stored;
}

/**
 * The rule that decides who may do what to a record, on the server and in the browser. With scope `branches` a person
 * may read records that belong to at least one of their branches, and write records that belong to none but their
 * branches. A record without a branch requires scope `all`, but for reading one that is of all branches then.
 */
export function may(asked: Asked): boolean {
  return asked.resource.access[asked.verb] === "public" || mayWhole(asked);
}

/** Whether the person may see the whole record, including the part that is not public. */
export function mayWhole(asked: Asked): boolean {
  return holds({ ...asked, permission: permissionOf(asked) });
}

/** Whether the person holds the permission for this record of this resource. */
export function holds({
  person,
  permission,
  verb,
  resource,
  record,
}: Omit<Asked, "resource"> & { resource: Owned; permission: Permission }): boolean {
  const scopes = scopesOf({ person, permission });
  if (!record || scopes.includes("all")) return scopes.length > 0;
  if (verb === "read" && scopes.includes("branches") && isShared({ person, resource, record })) return true;
  const [branches, owners] = [resource.branchesOf?.(record), resource.ownersOf?.(record)];
  return scopes.some((scope) => reaches({ scope, person, branches, owners, needsAll: verb !== "read" }));
}

/** Whether the record is one of all branches, and so of those of the person too. */
function isShared({ person, resource, record }: { person: Person | null; resource: Owned; record: Stored }): boolean {
  if (!resource.isSharedWithoutBranch || !person || person.branches.length === 0) return false;
  return resource.branchesOf?.(record).length === 0;
}

/**
 * Whether the record belongs to one of the person's branches. For a person who may change every record, all records do.
 */
export function concerns({
  person,
  resource,
  record,
}: {
  person: Person | null;
  resource: Definition;
  record: Stored;
}): boolean {
  if (!resource.branchesOf) return true;
  const scopes = scopesOf({ person, permission: permissionOf({ resource, verb: "update" }) });
  if (scopes.includes("all") || isShared({ person, resource, record })) return true;
  return resource.branchesOf(record).some((branch) => worksFor({ person, branch }));
}

/**
 * Whether a screen offers the action. Actions that the server would always refuse are not offered: a person whose scope
 * is not `all` can neither create a branch, which would not be one of theirs, nor remove one, which is in use by that
 * person.
 */
export function isOffered(asked: Asked): boolean {
  const { person, verb, resource } = asked;
  const isOfBranches = resource.isBranch === true && (verb === "create" || verb === "remove");
  return (
    may(asked) && (!isOfBranches || scopesOf({ person, permission: permissionOf({ resource, verb }) }).includes("all"))
  );
}

/** Whether the scope contains what belongs to these branches, or with `needsAll` to no others, or to these owners. */
function reaches({
  scope,
  person,
  branches = [],
  owners = [],
  needsAll = false,
}: {
  scope: Scope;
  person: Person | null;
  branches: readonly string[] | undefined;
  owners: readonly string[] | undefined;
  needsAll?: boolean;
}): boolean {
  if (scope === "all") return true;
  if (scope === "own") return person?.id !== undefined && owners.includes(person.id);
  const isOwn = (branch: string): boolean => person?.branches.includes(branch) ?? false;
  return needsAll ? branches.length > 0 && branches.every(isOwn) : branches.some(isOwn);
}
