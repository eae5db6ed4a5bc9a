import { isBinding } from "@tresen/contract/planning/shift.state";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { overlap } from "@tresen/contract/planning/working-schedule.rules";
import { SHIFT_MESSAGES } from "@tresen/contract/planning/working-schedule.texts";
import { type TransactionWrite, storageCall, transactionWrites } from "../platform/db";
import { AppError } from "../platform/errors";
import type { WriteCheck } from "../records/rows";
import { shiftsIn } from "./rows";
import { ShiftTurnEntity } from "./shift-turn.entity";

type Binding = Pick<WorkingSchedule, "id" | "user" | "startsAt" | "endsAt">;

/**
 * The condition that no other binding shift of the person is at the same time: for a shift that is about to become
 * binding, or to change as one.
 * @throws conflict where there is such a shift already.
 */
export async function overlapChecks(shift: Binding, isOwn = false): Promise<WriteCheck[]> {
  const write = await overlapWrite({ shift, given: [], isOwn });
  return write ? [{ condition: () => write, error: new AppError("shift.busy", "conflict", SHIFT_MESSAGES.busy) }] : [];
}

/**
 * The same as a write of a transaction; null for an open shift.
 * @param given the ids of shifts that the person has not any more with the same transaction.
 * @param isOwn whether the person asks for themselves, and is spoken to.
 * @throws conflict where there is such a shift already.
 */
export async function overlapWrite({
  shift: { id, user, startsAt, endsAt },
  given,
  isOwn = false,
}: {
  shift: Binding;
  given: readonly string[];
  isOwn?: boolean;
}): Promise<TransactionWrite | null> {
  if (!user) return null;
  // The count is read first: whoever writes meanwhile makes the condition fail.
  const { data } = await storageCall(() => ShiftTurnEntity.get({ user }).go({ consistent: true }));
  const period = { from: Date.parse(startsAt), to: Date.parse(endsAt) };
  const others = await shiftsIn({ scope: { field: "user", value: user }, ...period, isConsistent: true });
  const kept = others.filter((other) => other.id !== id && !given.includes(other.id));
  if (kept.some((other) => isBinding(other.state) && overlap(other, { startsAt, endsAt })))
    throw new AppError("shift.overlap", "conflict", isOwn ? SHIFT_MESSAGES.ownOverlap : SHIFT_MESSAGES.overlap);
  const [write] = transactionWrites({
    entities: { turns: ShiftTurnEntity },
    writes: ({ turns }) => [
      turns
        .put({ user, count: (data?.count ?? 0) + 1 })
        .where(({ count }, { eq, notExists }) => (data ? eq(count, data.count) : notExists(count)))
        .commit(),
    ],
  });
  if (!write) throw new RangeError("No write was made");
  return write;
}
