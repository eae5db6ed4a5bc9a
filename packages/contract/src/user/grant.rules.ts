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

/** A custom role, as far as the rules about giving it need to know it. */
export interface GivenRole {
  identifier: string;
  permissions: readonly Grant[];
  /** The role's permissions that still exist. If it has others, only administrators may give the role. */
  known: readonly Permission[];
}

/** Whether the person holds the granted permission at least in the scope it would have within these branches. */
export function holdsGrant({
  person,
  grant: { permission: name, scope },
  permission = { name, access: "admin", scopes: ["all", "branches", "own"] },
  branches,
}: {
  person: Person;
  grant: Grant;
  permission?: Permission | undefined;
  /** The branches of the user who gets the grant. */
  branches: readonly string[];
}): boolean {
  const scopes = scopesOf({ person, permission });
  if (isAdmin(person) || scopes.includes("all")) return true;
  if (scope === "branches") return scopes.includes("branches") && worksForAll({ person, branches });
  return scope === "own" && scopes.length > 0;
}

/** Whether the person holds every permission that a user with these roles in these branches would have. */
export function coversUser({
  person,
  roles,
  branches,
  own,
}: {
  person: Person;
  roles: readonly string[];
  branches: readonly string[];
  /** The custom roles among `roles`. */
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

/** Whether the person's built-in roles include this one. Managers include employees. */
function isAtLeast({ person, role }: { person: Person; role: string }): boolean {
  return person.roles.includes(role) || (role === "ROLE_EMPLOYEE" && hasAccess({ person, access: "manager" }));
}

function worksForAll({ person, branches }: { person: Person; branches: readonly string[] }): boolean {
  return branches.every((branch) => worksFor({ person, branch }));
}
