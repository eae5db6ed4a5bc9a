import { timeSheetPermissions } from "@tresen/contract/time-sheet/time-sheet.permissions";
import { TIME_SHEET_MESSAGES as messages } from "@tresen/contract/time-sheet/time-sheet.texts";
import { userPermissions } from "@tresen/contract/user/user.permissions";
import { branchesFor } from "@tresen/contract/kit/access";
import { type Colleague, findColleague, reachOf, readColleagues } from "../absence";
import { type Actor, personOf, requireStaff } from "../platform/actor";
import { AppError } from "../platform/errors";
import { type Row, allRows, findRow } from "../records/rows";
import { externalName, externalRows } from "../time-tracking";
import { sheetOwner } from "./stored";

/** Whose months are computed: somebody on the staff, or an external person who records time here. */
export interface SheetPerson extends Colleague {
  isExternal: boolean;
  /** Under which word what was done with their sheets is kept: see `sheetOwner`. */
  key: string;
}

/** What the actor may do with somebody's sheets. */
export interface SheetReach {
  isOwn: boolean;
  mayDecide: boolean;
  mayRead: boolean;
  /** Whether they confirmed it on behalf of its person and somebody else can approve it: see `withOthers`. */
  needsOther: boolean;
  /** Whether they may know why the person was away. */
  seesKinds: boolean;
  /** Whether they may know what the month is worth. */
  seesPay: boolean;
}

/**
 * Everybody sees and confirms their own sheets. Whoever decides for a branch sees and decides those of the people who
 * work there, but does not decide about their own; who decides everywhere does, since there may be only one.
 */
export function sheetReach({ actor, person }: { actor: Actor; person: SheetPerson }): SheetReach {
  const { user } = requireStaff(actor);
  const decided = branchesFor({ person: personOf(actor), permission: timeSheetPermissions.decide });
  const waged = branchesFor({ person: personOf(actor), permission: userPermissions.personnel });
  const isOwn = !person.isExternal && user.id === person.id;
  const isAmong = (branches: typeof decided): boolean =>
    branches === "all" || person.branches.some((branch) => branches.includes(branch));
  const isDecided = isAmong(decided);
  return {
    isOwn,
    mayDecide: isDecided && (decided === "all" || !isOwn),
    mayRead: isOwn || isDecided,
    needsOther: false,
    seesKinds: isOwn || reachOf({ actor, person }).seesAll,
    seesPay: isOwn || isAmong(waged),
  };
}

/** Somebody whose sheets the actor may see, by two GetItem. @throws missing, whether there is nobody or they are not for the actor. */
export async function readablePerson({ actor, user }: { actor: Actor; user: string }): Promise<{
  person: SheetPerson;
  reach: SheetReach;
}> {
  const [staff, external] = await Promise.all([findColleague(user), findRow({ resource: externalRows, id: user })]);
  const person = staff ? staffPerson(staff) : external && externalPerson(external);
  const reach = person && sheetReach({ actor, person });
  if (!person || !reach?.mayRead) throw missingSheet();
  return { person, reach };
}

/** All staff and all external people: a Query each. */
export async function sheetPeople(): Promise<SheetPerson[]> {
  const [staff, externals] = await Promise.all([
    readColleagues(),
    allRows({ resource: externalRows, consistent: false }),
  ]);
  return [...[...staff.values()].map(staffPerson), ...externals.map(externalPerson)];
}

function externalPerson(row: Row): SheetPerson {
  const record = externalRows.recordOf(row);
  const { id } = row;
  const branches = record.branches.map((branch) => branch.id);
  return { id, name: externalName(record), branches, isExternal: true, key: sheetOwner({ field: "externalUser", id }) };
}

export function staffPerson(colleague: Colleague): SheetPerson {
  return { ...colleague, isExternal: false, key: sheetOwner({ field: "user", id: colleague.id }) };
}

export const missingSheet = (): AppError => new AppError("time_sheet.missing", "missing", messages.missing);
