import type { AbsencePerson } from "@tresen/contract/absence/absence";
import { absencePermissions } from "@tresen/contract/absence/absence.permissions";
import { ABSENCE_MESSAGES } from "@tresen/contract/absence/absence.texts";
import { branchesFor } from "@tresen/contract/kit/access";
import { type Actor, personOf, requireStaff } from "../platform/actor";
import { AppError } from "../platform/errors";
import { type Row, allRows, findRow } from "../records/rows";
import { displayName, userRows } from "../user";

/** Somebody on the staff. */
export interface Colleague {
  id: string;
  name: string;
  branches: readonly string[];
}

/** How much of somebody's absences the actor may know: everything, only that they are away, or nothing. */
export interface Reach {
  isOwn: boolean;
  mayDecide: boolean;
  seesAll: boolean;
  seesPresence: boolean;
}

/** Everybody on the staff, by id. */
export async function readColleagues(): Promise<ReadonlyMap<string, Colleague>> {
  const rows = await allRows({ resource: userRows, consistent: false });
  return new Map(rows.map(colleagueOf).map((one) => [one.id, one]));
}

/** @throws missing. */
export async function requireColleague(id: string): Promise<Colleague> {
  const found = await findColleague(id);
  if (!found) throw new AppError("absence.user_missing", "missing", ABSENCE_MESSAGES.unknownUser);
  return found;
}

export async function findColleague(id: string): Promise<Colleague | null> {
  const row = await findRow({ resource: userRows, id });
  return row && colleagueOf(row);
}

/**
 * Whoever decides for a branch sees and decides all absences of the people who work there, but not their own; who decides
 * everywhere also their own. Everybody else sees that colleagues of the same branches are away.
 */
export function reachOf({ actor, person }: { actor: Actor; person: Colleague }): Reach {
  const { user } = requireStaff(actor);
  const decided = branchesFor({ person: personOf(actor), permission: absencePermissions.decide });
  const isOwn = user.id === person.id;
  const shares = (branches: readonly string[]): boolean => person.branches.some((one) => branches.includes(one));
  const isDecided = decided === "all" || shares(decided);
  return {
    isOwn,
    mayDecide: decided === "all" || (isDecided && !isOwn),
    seesAll: isOwn || isDecided,
    seesPresence: isOwn || isDecided || shares(user.branches),
  };
}

/** Those for whom the actor decides, by name. */
export async function listPeople({ actor }: { actor: Actor }): Promise<AbsencePerson[]> {
  return [...(await readColleagues()).values()]
    .filter((person) => reachOf({ actor, person }).mayDecide)
    .map((person) => ({ ...person, branches: [...person.branches] }))
    .sort((a, b) => a.name.localeCompare(b.name, "de"));
}

function colleagueOf(row: Row): Colleague {
  const user = userRows.recordOf(row);
  return { id: user.id, name: displayName(user), branches: user.branches.map(({ id }) => id) };
}
