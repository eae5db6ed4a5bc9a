import { DAY, type Instant } from "@tresen/contract/kit/time";
import type { ShiftSwap, SwapBody } from "@tresen/contract/planning/swap/shift-swap";
import { isSwappable, swappedOf } from "@tresen/contract/planning/swap/shift-swap.rules";
import { SWAP_MESSAGES as messages } from "@tresen/contract/planning/swap/shift-swap.texts";
import { fieldError } from "@tresen/contract/kit/validation/validation";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { ulid } from "ulid";
import { type Actor, requireStaff } from "../../platform/actor";
import { ConditionFailed, storageCall, transactionWrites, writeTransaction } from "../../platform/db";
import { AppError, inputError } from "../../platform/errors";
import { findRow, stale } from "../../records/rows";
import { userRows } from "../../user";
import { shiftRows } from "../rows";
import { ShiftSwapEntity, type ShiftSwapRow, SwapOfShiftEntity, findSwap, shiftsOf } from "../swap-rows";
import { isActive, mayTakeShift, withFacts } from "./context";
import { swapView } from "./list";
import { swapJobs } from "./swap-jobs";
import { isOpenSwap } from "@tresen/contract/planning/swap/shift-swap.state";

/** How long a request is kept after its shift. */
const KEPT = 90 * DAY;

/**
 * Asks to give a shift of one's own away, or to swap it: a named colleague, or everybody who may take it.
 * @throws input for a shift or person that this is not possible with; conflict for another version, and where the shift
 * is part of another open request.
 */
export async function askSwap({
  actor,
  body: { shift: id, version, to, counter: wanted, note },
  now,
}: {
  actor: Actor;
  body: SwapBody;
  now: Instant;
}): Promise<ShiftSwap> {
  const { user } = requireStaff(actor);
  const shift = await swappable({ id, user: user.id, now });
  if (!shift) throw refused("shift", messages.notOwn);
  if (shift.version !== version) throw stale();
  const { branch } = shift;
  if (to !== null && !(await canTake({ id: to, asker: user.id, branch, shift, now })))
    throw refused("to", messages.person);
  const counter = wanted && to !== null ? await swappable({ id: wanted.id, user: to, now }) : null;
  if (wanted) {
    const isPossible =
      counter?.branch === branch && (await canTake({ id: user.id, asker: null, branch, shift: counter, now }));
    if (!isPossible) throw refused("counter", messages.counter);
    if (counter.version !== wanted.version) throw stale();
  }
  const row: ShiftSwapRow = {
    ...{ id: `swp_${ulid(now)}`, version: 1, branch, state: "asked", asker: user.id, isToAll: to === null },
    ...{ shift: swappedOf(shift), note, reason: "", askedAt: new Date(now).toISOString() },
    ...(to === null ? {} : { asked: to }),
    ...(counter ? { counter: swappedOf(counter) } : {}),
    expiresAt: Math.ceil((Date.parse(shift.endsAt) + KEPT) / 1000),
  };
  await writeAsked({ row, now });
  const [found] = await withFacts({ rows: [row], now });
  if (!found) throw new RangeError("No request was found");
  return swapView({ found, parties: { isAsker: true, isAsked: false, mayDecide: false } });
}

/** A shift of the user that can be swapped; null also for one of somebody else. */
async function swappable({
  id,
  user,
  now,
}: {
  id: string;
  user: string;
  now: Instant;
}): Promise<WorkingSchedule | null> {
  const row = await findRow({ resource: shiftRows, id });
  const shift = row && shiftRows.recordOf(row);
  return shift?.user === user && isSwappable({ shift, now }) ? shift : null;
}

async function canTake({
  id,
  asker,
  ...asked
}: {
  id: string;
  asker: string | null;
  branch: string;
  shift: WorkingSchedule;
  now: Instant;
}): Promise<boolean> {
  const user = id === asker ? null : await findRow({ resource: userRows, id });
  return user !== null && isActive({ user, now: asked.now }) && mayTakeShift({ user, ...asked });
}

/**
 * Writes the request with the note at each of its shifts that it is part of it, on condition that no other open request
 * has one of them, and the mail to who is asked by name. A request that has expired meanwhile is ended with it.
 */
async function writeAsked({ row, now }: { row: ShiftSwapRow; now: Instant }): Promise<void> {
  const notes = await Promise.all(
    shiftsOf(row).map(async (shift) => {
      const { data } = await storageCall(() => SwapOfShiftEntity.get({ shift }).go({ consistent: true }));
      const before = data ? await findSwap(data.swap) : null;
      const [known] = before ? await withFacts({ rows: [before], now }) : [];
      if (known && isOpenSwap(known.state)) throw new AppError("swap.open", "conflict", messages.open);
      return { shift, known: data?.swap ?? null, ended: known && isOpenSwap(known.row.state) ? known.row : null };
    }),
  );
  const ended = new Map(notes.flatMap(({ ended: one }) => (one ? [[one.id, one]] : [])));
  const jobs = row.asked === undefined ? [] : await swapJobs({ row, to: { asked: [row.asked] }, now });
  try {
    await writeTransaction({
      entities: { swaps: ShiftSwapEntity, notes: SwapOfShiftEntity },
      writes: (entities) => [
        entities.swaps.create(row).commit(),
        ...notes.map(({ shift, known }) =>
          entities.notes
            .put({ shift, swap: row.id, expiresAt: row.expiresAt })
            .where(({ swap }, { eq, notExists }) => (known === null ? notExists(swap) : eq(swap, known)))
            .commit(),
        ),
        ...[...ended.values()].map(({ id, version }) =>
          entities.swaps
            .patch({ id })
            .set({ state: "expired", version: version + 1 })
            .where((stored, { eq }) => eq(stored.version, version))
            .commit(),
        ),
        ...jobs,
      ],
    });
  } catch (error) {
    throw error instanceof ConditionFailed ? new AppError("swap.open", "conflict", messages.open) : error;
  }
}

/** The writes that free the shifts of a request for others. */
export function freeingWrites(row: ShiftSwapRow) {
  return transactionWrites({
    entities: { notes: SwapOfShiftEntity },
    writes: ({ notes }) =>
      shiftsOf(row).map((shift) =>
        notes
          .delete({ shift })
          .where(({ swap }, { eq, notExists }) => `${eq(swap, row.id)} OR ${notExists(swap)}`)
          .commit(),
      ),
  });
}

function refused(path: string, message: string): AppError {
  return inputError({ code: "validation", faults: [fieldError({ path, code: "swap", message })] });
}
