import type { Role } from "../user/user-fields";
import type { Resource } from "./resource";

/** Who may do something: everybody, or staff by their roles. */
export type Access = "public" | StaffAccess;
export type StaffAccess = "staff" | "manager" | "admin";

export type Verb = "read" | "create" | "update" | "remove";

/** A member of staff, by the roles and the branches that decide what is allowed. Null is a visitor. */
export interface Person {
  roles: readonly Role[];
  branches: readonly string[];
}

const ROLES_OF: Readonly<Record<StaffAccess, readonly Role[]>> = {
  staff: ["ROLE_ADMIN", "ROLE_MANAGER", "ROLE_EMPLOYEE"],
  manager: ["ROLE_ADMIN", "ROLE_MANAGER"],
  admin: ["ROLE_ADMIN"],
};

/** Whether the person holds one of the roles that `access` means. Of which branches, a record decides. */
export function hasAccess({ person, access }: { person: Pick<Person, "roles"> | null; access: Access }): boolean {
  return access === "public" || ROLES_OF[access].some((role) => person?.roles.includes(role));
}

export function isAdmin(person: Pick<Person, "roles"> | null): boolean {
  return hasAccess({ person, access: "admin" });
}

/** Whether the person works for the branch: administrators for every one, all others for those they are assigned to. */
export function worksFor({ person, branch }: { person: Person | null; branch: string }): boolean {
  return isAdmin(person) || (person?.branches.includes(branch) ?? false);
}

/** Whether the person leads the branch: administrators every one, managers those they are assigned to. */
export function leads({ person, branch }: { person: Person | null; branch: string }): boolean {
  return hasAccess({ person, access: "manager" }) && worksFor({ person, branch });
}

type Definition = Pick<Resource, "access" | "branchesOf" | "isBranch">;
type Owned = Readonly<Record<string, unknown>> & { id: string };

/** Whether the record belongs to a branch that the person works for, or to no branch at all by its definition. */
export function concerns({
  person,
  resource,
  record,
}: {
  person: Person | null;
  resource: Pick<Definition, "branchesOf">;
  record: Owned;
}): boolean {
  if (!resource.branchesOf || isAdmin(person)) return true;
  return resource.branchesOf(record).some((branch) => worksFor({ person, branch }));
}

interface Asked {
  person: Person | null;
  verb: Verb;
  resource: Definition;
  /** As it is, and for a change also as it will be: both must be allowed. Without it only the role is asked about. */
  record?: Owned;
}

/**
 * The one rule of who may do what, for the server and the browser alike. The role decides first. Below public reading,
 * staff see what belongs to one of their branches; they write what belongs to branches that they lead, all of them, and
 * what belongs to no branch is the administrators'.
 */
export function may({ person, verb, resource, record }: Asked): boolean {
  const access = resource.access[verb];
  if (!hasAccess({ person, access })) return false;
  if (access === "public" || !record || !resource.branchesOf || isAdmin(person)) return true;
  if (verb === "read") return concerns({ person, resource, record });
  const isOwn = access === "staff" ? worksFor : leads;
  const branches = resource.branchesOf(record);
  return branches.length > 0 && branches.every((branch) => isOwn({ person, branch }));
}

/**
 * Whether the person may pick from the labels of a resource: who may read it, and who fills in a form that points to it.
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
  record: Owned;
}): boolean {
  return resource.access.read === "public" || concerns({ person, resource, record });
}

/**
 * Whether a screen offers it: what is allowed, except what is refused in the end whatever one enters. A new branch is
 * nobody's own yet, and one that somebody leads is in use by that person, so only administrators create and remove them.
 */
export function isOffered(asked: Asked): boolean {
  const isOfBranches = asked.resource.isBranch === true && (asked.verb === "create" || asked.verb === "remove");
  return may(asked) && (!isOfBranches || isAdmin(asked.person));
}
