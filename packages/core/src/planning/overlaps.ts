import { isBinding } from "@tresen/contract/planning/shift.state";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { overlap } from "@tresen/contract/planning/working-schedule.rules";
import { SHIFT_MESSAGES } from "@tresen/contract/planning/working-schedule.texts";
import { storageCall, transactionWrites } from "../platform/db";
import { AppError } from "../platform/errors";
import type { WriteCheck } from "../records/rows";
import { shiftsIn } from "./rows";
import { ShiftTurnEntity } from "./shift-turn.entity";

/**
 * The condition that no other binding shift of the person is at the same time: for a shift that is about to become
 * binding, or to change as one.
 * @throws conflict where there is such a shift already.
 */
export async function overlapChecks({
  id,
  user,
  startsAt,
  endsAt,
}: Pick<WorkingSchedule, "id" | "user" | "startsAt" | "endsAt">): Promise<WriteCheck[]> {
  if (!user) return [];
  // The count is read first: whoever writes meanwhile makes the condition fail.
  const { data } = await storageCall(() => ShiftTurnEntity.get({ user }).go({ consistent: true }));
  const period = { from: Date.parse(startsAt), to: Date.parse(endsAt) };
  const others = await shiftsIn({ scope: { field: "user", value: user }, ...period, isConsistent: true });
  if (others.some((other) => other.id !== id && isBinding(other.state) && overlap(other, { startsAt, endsAt })))
    throw new AppError("shift.overlap", "conflict", SHIFT_MESSAGES.overlap);
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
  return [{ condition: () => write, error: new AppError("shift.busy", "conflict", SHIFT_MESSAGES.busy) }];
}
