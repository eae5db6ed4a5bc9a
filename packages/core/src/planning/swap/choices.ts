import { DAY, type Instant } from "@tresen/contract/kit/time";
import type { SwapChoice } from "@tresen/contract/planning/swap/shift-swap";
import { isSwappable, swappedOf } from "@tresen/contract/planning/swap/shift-swap.rules";
import { SWAP_MESSAGES as messages } from "@tresen/contract/planning/swap/shift-swap.texts";
import { type Actor, requireStaff } from "../../platform/actor";
import { AppError } from "../../platform/errors";
import { allRows, findRow } from "../../records/rows";
import { displayName, userRows } from "../../user";
import { shiftRows, shiftsIn } from "../rows";
import { isActive, mayTakeShift } from "./context";

/** How far ahead the shifts of others are offered for a swap. */
const AHEAD = 28 * DAY;

/**
 * Whom the actor can ask about a shift of their own, by name, and the published shifts of these people at the branch in
 * the next four weeks that the actor could take for it: when they are and as what, and nothing else. Its cost are all
 * users, and the shifts of the branch in these weeks.
 * @throws missing, also for shifts of others and for those that cannot be swapped.
 */
export async function swapChoices({
  actor,
  shift: id,
  now,
}: {
  actor: Actor;
  shift: string;
  now: Instant;
}): Promise<SwapChoice[]> {
  const { user } = requireStaff(actor);
  const row = await findRow({ resource: shiftRows, id });
  const shift = row && shiftRows.recordOf(row);
  if (shift?.user !== user.id || !isSwappable({ shift, now }))
    throw new AppError("swap.missing", "missing", messages.notOwn);
  const { branch } = shift;
  const [users, shifts] = await Promise.all([
    allRows({ resource: userRows, consistent: false }),
    shiftsIn({ scope: { field: "branch", value: branch }, from: now, to: now + AHEAD }),
  ]);
  const self = users.find((one) => one.id === user.id);
  const offered = shifts.filter(
    (one) => isSwappable({ shift: one, now }) && self && mayTakeShift({ user: self, branch, shift: one }),
  );
  return users
    .filter((one) => one.id !== user.id && isActive({ user: one, now }) && mayTakeShift({ user: one, branch, shift }))
    .map((one) => ({
      id: one.id,
      name: displayName(userRows.recordOf(one)),
      shifts: offered
        .filter((other) => other.user === one.id)
        .map((other) => ({ ...swappedOf(other), version: other.version })),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, "de"));
}
