import { timeSheetPermissions } from "@tresen/contract/time-sheet/time-sheet.permissions";
import { TIME_SHEET_MESSAGES as messages } from "@tresen/contract/time-sheet/time-sheet.texts";
import { userPermissions } from "@tresen/contract/user/user.permissions";
import { branchesFor } from "@tresen/contract/kit/access";
import { type Colleague, reachOf, readColleagues } from "../absence";
import { type Actor, personOf, requireStaff } from "../platform/actor";
import { AppError } from "../platform/errors";

/** What the actor may do with somebody's sheets. */
export interface SheetReach {
  isOwn: boolean;
  mayDecide: boolean;
  mayRead: boolean;
  /** Whether they may know why the person was away. */
  seesKinds: boolean;
  /** Whether they may know what the month is worth. */
  seesPay: boolean;
}

/**
 * Everybody sees and confirms their own sheets. Whoever decides for a branch sees and decides those of the people who
 * work there, but does not decide about their own; who decides everywhere does, since there may be only one.
 */
export function sheetReach({ actor, person }: { actor: Actor; person: Colleague }): SheetReach {
  const { user } = requireStaff(actor);
  const decided = branchesFor({ person: personOf(actor), permission: timeSheetPermissions.decide });
  const waged = branchesFor({ person: personOf(actor), permission: userPermissions.personnel });
  const isOwn = user.id === person.id;
  const isAmong = (branches: typeof decided): boolean =>
    branches === "all" || person.branches.some((branch) => branches.includes(branch));
  const isDecided = isAmong(decided);
  return {
    isOwn,
    mayDecide: isDecided && (decided === "all" || !isOwn),
    mayRead: isOwn || isDecided,
    seesKinds: isOwn || reachOf({ actor, person }).seesAll,
    seesPay: isOwn || isAmong(waged),
  };
}

/** Somebody whose sheets the actor may see. @throws missing, whether there is nobody or they are not for the actor. */
export async function readablePerson({ actor, user }: { actor: Actor; user: string }): Promise<{
  person: Colleague;
  reach: SheetReach;
}> {
  const person = (await readColleagues()).get(user);
  const reach = person && sheetReach({ actor, person });
  if (!person || !reach?.mayRead) throw missingSheet();
  return { person, reach };
}

export const missingSheet = (): AppError => new AppError("time_sheet.missing", "missing", messages.missing);
