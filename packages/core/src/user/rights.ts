import { isDeepStrictEqual } from "node:util";
import { coversUser } from "@tresen/contract/user/grant.rules";
import { ROLE_MESSAGES } from "@tresen/contract/user/role.texts";
import { fieldError } from "@tresen/contract/kit/validation/validation";
import { type Actor, personOf } from "../platform/actor";
import { AppError, inputError } from "../platform/errors";
import { type Row, type WriteCheck, useCheck } from "../records/rows";
import { findRoles, givenRole, identifierOf, ownRoles, roleRows } from "./role-rows";
import { userRows } from "./user-rows";

/**
 * Refuses unknown roles, actors who would change their own roles, and those who would give rights that they do not hold or change a user who has more rights
 * than they: setting such a user's password would let them act as that user.
 * @param row null for a removal.
 * @returns the roles that the user gets and did not have: they must still be as they were weighed here.
 * @throws input, forbidden.
 */
export async function requireRights({
  actor,
  before,
  row,
}: {
  actor: Actor;
  before: Pick<Row, "id" | "fields"> | null;
  row: Pick<Row, "fields"> | null;
}): Promise<WriteCheck[]> {
  const [had, gets] = [rightsOf(before), rightsOf(row)];
  const isOwn = actor.kind === "staff" && actor.user.id === before?.id;
  if (isOwn && row && !isDeepStrictEqual([...had.roles].sort(), [...gets.roles].sort()))
    throw refusal("role.own", ROLE_MESSAGES.own);
  const found = await findRoles([...had.roles, ...gets.roles]);
  if (row) requireKnown({ roles: gets.roles, known: found.map(identifierOf) });
  const person = personOf(actor);
  const covers = ({ roles, branches }: Rights): boolean =>
    person !== null &&
    coversUser({
      person,
      roles,
      branches,
      own: found.map(givenRole).filter(({ identifier }) => roles.includes(identifier)),
    });
  if (!covers(had)) throw new AppError("user.stronger", "forbidden", ROLE_MESSAGES.stronger);
  if (!covers(gets)) throw refusal("role.exceeds", ROLE_MESSAGES.exceeds);
  return found.flatMap((role) => {
    const name = identifierOf(role);
    const isNew = gets.roles.includes(name) && !had.roles.includes(name);
    return isNew ? [useCheck({ uses: roleRows, row: role })] : [];
  });
}

function refusal(code: string, message: string): AppError {
  return new AppError(code, "forbidden", message, [{ field: "roles", code, message }]);
}

interface Rights {
  roles: readonly string[];
  branches: readonly string[];
}

function rightsOf(row: Pick<Row, "fields"> | null): Rights {
  if (!row) return { roles: [], branches: [] };
  const { roles, branches } = userRows.fieldsOf(row);
  return { roles, branches: branches.map(({ id }) => id) };
}

function requireKnown({ roles, known }: { roles: readonly string[]; known: readonly string[] }): void {
  const unknown = ownRoles(roles).filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw inputError({
    code: "user.role_unknown",
    faults: roles.flatMap((name, index) =>
      unknown.includes(name)
        ? [fieldError({ path: `roles.${index}`, code: "reference", message: ROLE_MESSAGES.unknown })]
        : [],
    ),
  });
}
