import {
  type Grant,
  type Permission,
  type Person,
  hasAccess,
  isAdmin,
  isBuiltIn,
  scopesOf,
  worksFor,
} from "../kit/access";

/** A role of the shop's own, as far as it matters to who may give it. */
export interface GivenRole {
  identifier: string;
  permissions: readonly Grant[];
  /**
   * What is known of the permissions: those of no definition any more are missing, and only administrators give them.
   */
  known: readonly Permission[];
}

/** Whether the person holds what the grant gives, at least as far as it reaches within these branches. */
export function holdsGrant({
  person,
  grant: { permission: name, scope },
  permission = { name, access: "admin", scopes: ["all", "branches", "own"] },
  branches,
}: {
  person: Person;
  grant: Grant;
  permission?: Permission | undefined;
  /** Of whoever gets it. */
  branches: readonly string[];
}): boolean {
  const scopes = scopesOf({ person, permission });
  if (isAdmin(person) || scopes.includes("all")) return true;
  if (scope === "branches") return scopes.includes("branches") && worksForAll({ person, branches });
  return scope === "own" && scopes.length > 0;
}

/** Whether the person holds everything that somebody with these roles in these branches may do. */
export function coversUser({
  person,
  roles,
  branches,
  own,
}: {
  person: Person;
  roles: readonly string[];
  branches: readonly string[];
  /** Those of `roles` that are not built in. */
  own: readonly GivenRole[];
}): boolean {
  if (isAdmin(person)) return true;
  const holdsRole = (role: string): boolean =>
    role !== "ROLE_ADMIN" && worksForAll({ person, branches }) && isAtLeast({ person, role });
  return (
    roles.filter(isBuiltIn).every(holdsRole) &&
    own.every(({ permissions, known }) =>
      permissions.every((grant) =>
        holdsGrant({ person, grant, permission: known.find(({ name }) => name === grant.permission), branches }),
      ),
    )
  );
}

/** Managers hold all that employees do. */
function isAtLeast({ person, role }: { person: Person; role: string }): boolean {
  return person.roles.includes(role) || (role === "ROLE_EMPLOYEE" && hasAccess({ person, access: "manager" }));
}

function worksForAll({ person, branches }: { person: Person; branches: readonly string[] }): boolean {
  return branches.every((branch) => worksFor({ person, branch }));
}
