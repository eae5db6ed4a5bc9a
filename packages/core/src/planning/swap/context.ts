import { type Permission, branchesFor, permissionOf } from "@tresen/contract/kit/access";
import type { Instant } from "@tresen/contract/kit/time";
import { isAsAsked, mayTake } from "@tresen/contract/planning/swap/shift-swap.rules";
import { type SwapParties, type SwapState, isOpenSwap } from "@tresen/contract/planning/swap/shift-swap.state";
import { SWAP_MESSAGES } from "@tresen/contract/planning/swap/shift-swap.texts";
import { type WorkingSchedule, workingSchedules } from "@tresen/contract/planning/working-schedule.resource";
import { accountRefusal } from "@tresen/contract/user/account/account-state";
import { type Actor, personOf, requireStaff } from "../../platform/actor";
import { AppError } from "../../platform/errors";
import { type Row, findRows } from "../../records/rows";
import { displayName, userRows } from "../../user";
import { shiftRows } from "../rows";
import { type ShiftSwapRow, findSwap, shiftsOf } from "../swap-rows";

export const DECIDING: Permission = permissionOf({ resource: workingSchedules, verb: "update" });

/** A request with what it depends on: its shifts and people as they are now, and its state with that. */
export interface FoundSwap {
  row: ShiftSwapRow;
  state: SwapState;
  shifts: ReadonlyMap<string, Row>;
  users: ReadonlyMap<string, Row>;
}

/** The requests with their shifts and people. 1 BatchGetItem for 100 shifts, and for 100 users. */
export async function withFacts({
  rows,
  more = [],
  now,
}: {
  rows: readonly ShiftSwapRow[];
  /** The ids of further users to be read. */
  more?: readonly string[];
  now: Instant;
}): Promise<FoundSwap[]> {
  const people = rows.flatMap(({ asker, asked }) => [asker, ...(asked === undefined ? [] : [asked])]);
  const [shifts, users] = await Promise.all([
    findRows({ resource: shiftRows, ids: [...new Set(rows.flatMap(shiftsOf))] }),
    findRows({ resource: userRows, ids: [...new Set([...people, ...more])] }),
  ]);
  return rows.map((row) => ({ row, shifts, users, state: stateNow({ row, shifts, users, now }) }));
}

/** One request for somebody who may see it. @throws missing, also for all others. */
export async function requireSwap({
  actor,
  id,
  now,
}: {
  actor: Actor;
  id: string;
  now: Instant;
}): Promise<FoundSwap & { parties: SwapParties }> {
  const { user } = requireStaff(actor);
  const row = await findSwap(id);
  const [found] = row ? await withFacts({ rows: [row], more: [user.id], now }) : [];
  const parties = found && partiesOf({ actor, found });
  if (!found || !parties) throw new AppError("swap.missing", "missing", SWAP_MESSAGES.missing);
  return { ...found, parties };
}

/**
 * What the actor is to a request; null where they may not know of it. Nobody decides about a swap of their own, except
 * those who plan for all branches, since there may be nobody else.
 */
export function partiesOf({ actor, found }: { actor: Actor; found: FoundSwap }): SwapParties | null {
  const { user } = requireStaff(actor);
  const { row, state, users } = found;
  const isAsker = row.asker === user.id;
  const self = users.get(user.id);
  const isFree = row.isToAll && state === "asked" && !isAsker;
  const isAsked = row.asked === user.id || (isFree && self !== undefined && mayTakeShift({ user: self, ...row }));
  const branches = branchesFor({ person: personOf(actor), permission: DECIDING });
  const seesAll = branches === "all" || branches.includes(row.branch);
  if (!isAsker && !isAsked && !seesAll) return null;
  const isOwn = isAsker || row.asked === user.id;
  return { isAsker, isAsked, mayDecide: branches === "all" || (seesAll && !isOwn) };
}

/** Whether the user works where the shift is, see `mayTake`. */
export function mayTakeShift({
  user,
  branch,
  shift: { department },
}: {
  user: Row;
  branch: string;
  shift: { department?: string | null | undefined };
}): boolean {
  const { branches, departments } = userRows.recordOf(user);
  const person = { branches: branches.map(({ id }) => id), departments: departments.map(({ id }) => id) };
  return mayTake({ person, shift: { branch, department } });
}

/** Whether the user may sign in. */
export function isActive({ user, now }: { user: Row; now: Instant }): boolean {
  return accountRefusal({ account: userRows.recordOf(user), now }) === null;
}

export function nameOf({ users, id }: Pick<FoundSwap, "users"> & { id: string }): string {
  const row = users.get(id);
  return row ? displayName(userRows.recordOf(row)) : "";
}

/**
 * The state with what happened meanwhile: an open request expires as soon as one of its shifts begins or is not any more
 * as it was asked about, or one of its people has left, may not sign in or may not take the shift any more.
 */
function stateNow({ row, shifts, users, now }: Omit<FoundSwap, "state"> & { now: Instant }): SwapState {
  if (!isOpenSwap(row.state)) return row.state;
  const shiftOf = (id: string): WorkingSchedule | undefined => {
    const found = shifts.get(id);
    return found && shiftRows.recordOf(found);
  };
  const isSame =
    isAsAsked({ asked: row.shift, shift: shiftOf(row.shift.id), user: row.asker, now }) &&
    (!row.counter || isAsAsked({ asked: row.counter, shift: shiftOf(row.counter.id), user: row.asked, now }));
  const isThere = (id: string, takes: { department?: string | null } | undefined): boolean => {
    const user = users.get(id);
    if (!user || !isActive({ user, now })) return false;
    return !takes || mayTakeShift({ user, branch: row.branch, shift: takes });
  };
  const areThere = isThere(row.asker, row.counter) && (row.asked === undefined || isThere(row.asked, row.shift));
  return isSame && areThere ? row.state : "expired";
}
