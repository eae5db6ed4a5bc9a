import type { Resource } from "./resource";

/** A call's caller: everybody, whoever holds uid and hash of an order, or staff. */
export type Access = OpenAccess | StaffAccess;
export type OpenAccess = "public" | "customer";
/** Which of the built-in roles hold a permission: all three, managers and administrators, or administrators alone. */
export type StaffAccess = "staff" | "manager" | "admin";

export type Verb = "read" | "create" | "update" | "remove";
/** How far a permission reaches: everywhere, in the person's own branches, or to what is the person's own. */
export type Scope = "all" | "branches" | "own";
export const BUILT_IN_ROLES = ["ROLE_ADMIN", "ROLE_MANAGER", "ROLE_EMPLOYEE"] as const;
export type BuiltInRole = (typeof BUILT_IN_ROLES)[number];

/** Who asks without being staff. They hold no roles, and may do only what a definition or a call names them for. */
export type OutsiderKind = "customer" | "external" | "device" | "display";

/** A right by its name: `{resource}.{verb}`, or an action such as `order.confirm`. */
export interface Permission {
  name: string;
  /** Which of the built-in roles hold it. Everybody may do what is public; a role then means the whole of it. */
  access: "public" | StaffAccess;
  /** The scopes in which it can be given. */
  scopes: readonly Scope[];
  /** Who else may do it. */
  outsiders?: readonly OutsiderKind[];
}

/** What an own role gives: a permission's name, and how far it reaches. */
export interface Grant {
  permission: string;
  scope: Scope;
}

/** Who asks, as the rules need to know them. Null is a visitor. */
export interface Person {
  /** The user, the order of a customer, the device or the display. */
  id?: string;
  /** Absent for staff. */
  kind?: OutsiderKind;
  roles: readonly string[];
  branches: readonly string[];
  /** What the person's own roles give. */
  permissions?: readonly Grant[];
}

type Definition = Pick<Resource, "name" | "access" | "branchesOf" | "ownersOf" | "isBranch">;
type Owned = Pick<Resource, "branchesOf" | "ownersOf">;
type Stored = Readonly<Record<string, unknown>> & { id: string };

const HOLDERS: Readonly<Record<Permission["access"], readonly string[]>> = {
  public: BUILT_IN_ROLES,
  staff: BUILT_IN_ROLES,
  manager: ["ROLE_ADMIN", "ROLE_MANAGER"],
  admin: ["ROLE_ADMIN"],
};

/** A customer has what is theirs, a device or display its branch; an external user has permissions of their own. */
const OUTSIDER_SCOPES: Readonly<Record<Exclude<OutsiderKind, "external">, Scope>> = {
  customer: "own",
  device: "branches",
  display: "branches",
};

/** Whether the role is none that the shop made itself. */
export function isBuiltIn(role: string): role is BuiltInRole {
  return BUILT_IN_ROLES.some((name) => name === role);
}

/** Whether a call needs nobody signed in. */
export function isOpen(access: Access): access is OpenAccess {
  return access === "public" || access === "customer";
}

/** Whether the person is staff, one of those who lead, or an administrator. */
export function hasAccess({ person, access }: { person: Pick<Person, "roles" | "kind"> | null; access: Access }) {
  if (isOpen(access)) return true;
  if (!person || person.kind) return false;
  return access === "staff" || HOLDERS[access].some((role) => person.roles.includes(role));
}

export function isAdmin(person: Pick<Person, "roles" | "kind"> | null): boolean {
  return hasAccess({ person, access: "admin" });
}

/** Whether the person works for the branch: administrators for every one, all others for those they are assigned to. */
export function worksFor({ person, branch }: { person: Person | null; branch: string }): boolean {
  return isAdmin(person) || (person?.branches.includes(branch) ?? false);
}

/** The permission that a verb of a resource asks for. */
export function permissionOf({ resource, verb }: { resource: Definition; verb: Verb }): Permission {
  const { name, access, branchesOf, ownersOf } = resource;
  const outsiders = access.outsiders?.[verb];
  return {
    name: `${name}.${verb}`,
    access: access[verb],
    scopes: ["all", ...(branchesOf ? (["branches"] as const) : []), ...(ownersOf ? (["own"] as const) : [])],
    ...(outsiders ? { outsiders } : {}),
  };
}

/** The scope in which one of the built-in roles holds the permission, null when it does not. */
export function builtInScope({ role, permission }: { role: string; permission: Permission }): Scope | null {
  const { access, scopes } = permission;
  if (!HOLDERS[access].includes(role)) return null;
  return role === "ROLE_ADMIN" || access === "public" || !scopes.includes("branches") ? "all" : "branches";
}

/** The scopes in which the person holds the permission by all of their roles together; none when they do not. */
export function scopesOf({ person, permission }: { person: Person | null; permission: Permission }): Scope[] {
  if (!person) return [];
  const given = (person.permissions ?? []).filter((grant) => grant.permission === permission.name);
  const own = given.map(({ scope }) => scope).filter((scope) => permission.scopes.includes(scope));
  if (!person.kind) return [...person.roles.flatMap((role) => builtInScope({ role, permission }) ?? []), ...own];
  if (!permission.outsiders?.includes(person.kind)) return [];
  return person.kind === "external" ? own : [OUTSIDER_SCOPES[person.kind]];
}

/**
 * Whether the person may do it: in the branch, where one is named, and to what belongs to `owners`. Without either only
 * whether they hold the permission at all.
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
  return scopes.some(
    (scope) =>
      scope === "all" ||
      (scope === "branches" && branch !== undefined && (person?.branches.includes(branch) ?? false)) ||
      (scope === "own" && isOneOf({ person, owners })),
  );
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
  /** As it is, and for a change also as it will be: both must be allowed. Without it only the role is asked about. */
  record?: Stored;
}

/**
 * The one rule of who may do what to a record, for the server and the browser alike. Reading within the own branches
 * means what belongs to one of them; writing, what belongs to none but them. What belongs to no branch is for those
 * whose permission reaches everywhere.
 */
export function may(asked: Asked): boolean {
  return asked.resource.access[asked.verb] === "public" || mayWhole(asked);
}

/** Whether the person sees the whole record, also of what everybody may read in part. */
export function mayWhole(asked: Asked): boolean {
  return holds({ ...asked, permission: permissionOf(asked) });
}

/** Whether the person holds the permission for the record, which is of this resource. */
export function holds({
  person,
  permission,
  verb,
  resource,
  record,
}: Omit<Asked, "resource"> & { resource: Owned; permission: Permission }): boolean {
  const scopes = scopesOf({ person, permission });
  if (!record) return scopes.length > 0;
  return scopes.some((scope) => reaches({ scope, person, verb, resource, record }));
}

/**
 * Whether the record is one that the person works with: of their own branches, unless they may change all there are.
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
  return scopes.includes("all") || resource.branchesOf(record).some((branch) => worksFor({ person, branch }));
}

/**
 * Whether the person may pick from the labels of a resource: who may read it, and who fills in a form that points to
 * it.
 */
export function mayPick({
  person,
  resource,
  referrers,
}: {
  person: Person;
  resource: Definition;
  referrers: readonly Definition[];
}): boolean {
  const fillsIn = (referrer: Definition): boolean =>
    may({ person, verb: "create", resource: referrer }) || may({ person, verb: "update", resource: referrer });
  return may({ person, verb: "read", resource }) || referrers.some(fillsIn);
}

/** Of what is not for everybody, only records that concern the person can be picked. */
export function mayPickRecord({
  person,
  resource,
  record,
}: {
  person: Person;
  resource: Definition;
  record: Stored;
}): boolean {
  return resource.access.read === "public" || concerns({ person, resource, record });
}

/**
 * Whether a screen offers it: what is allowed, except what is refused in the end whatever one enters. A new branch is
 * nobody's own yet, and one that somebody leads is in use by that person, so only those create and remove branches
 * whose permission reaches all.
 */
export function isOffered(asked: Asked): boolean {
  const { person, verb, resource } = asked;
  const isOfBranches = resource.isBranch === true && (verb === "create" || verb === "remove");
  return (
    may(asked) && (!isOfBranches || scopesOf({ person, permission: permissionOf({ resource, verb }) }).includes("all"))
  );
}

function reaches({
  scope,
  person,
  verb,
  resource,
  record,
}: Required<Omit<Asked, "resource">> & { resource: Owned; scope: Scope }): boolean {
  if (scope === "all") return true;
  if (scope === "own") return isOneOf({ person, owners: resource.ownersOf?.(record) });
  const branches = resource.branchesOf?.(record) ?? [];
  const isOwn = (branch: string): boolean => worksFor({ person, branch });
  return verb === "read" ? branches.some(isOwn) : branches.length > 0 && branches.every(isOwn);
}

function isOneOf({ person, owners }: { person: Person | null; owners: readonly string[] | undefined }): boolean {
  return person?.id !== undefined && (owners?.includes(person.id) ?? false);
}
