import type { Instant } from "@tresen/contract/kit/time";
import type { ShiftSwap } from "@tresen/contract/planning/swap/shift-swap";
import { SWAP_MESSAGES as messages } from "@tresen/contract/planning/swap/shift-swap.texts";
import { workingSchedules } from "@tresen/contract/planning/working-schedule.resource";
import { type Actor, requirePermission, requireStaff } from "../../platform/actor";
import { ConditionFailed, type TransactionWrite, transactionWrites, writeTransaction } from "../../platform/db";
import { AppError } from "../../platform/errors";
import { writeIndexing } from "../../records";
import { type Row, plainWrites, recordEntity } from "../../records/rows";
import { userRows } from "../../user";
import { calendarCheck } from "../absent";
import { consentTo } from "../late";
import { overlapWrite } from "../overlaps";
import { shiftRows } from "../rows";
import { ShiftSwapEntity, type ShiftSwapRow } from "../swap-rows";
import { toldOf } from "../told";
import { DECIDING, requireSwap } from "./context";
import { swapView } from "./list";
import { type Reviewed, reviewed } from "./review";
import { isDone, requireStep, stepWrites } from "./step";
import { swapJobs } from "./swap-jobs";

/**
 * Gives the shifts of a request to their new people and tells both, in one transaction, on condition that request,
 * shifts, people and absences are still what was seen. The shifts are published at once, so nothing waits to be told. One
 * that is approved already is answered as it is.
 * @param seen of the review.
 * @throws missing, forbidden; conflict where something changed since it was seen, and for a person with another
 * published shift at the time.
 */
export async function approveSwap({
  actor,
  id,
  body: { version, seen },
  now,
}: {
  actor: Actor;
  id: string;
  body: { version: number; seen: string };
  now: Instant;
}): Promise<ShiftSwap> {
  requirePermission({ actor, permission: DECIDING });
  const found = await requireSwap({ actor, id, now });
  if (isDone({ actor, found, step: "approved" })) return swapView({ found, parties: found.parties });
  const review = await reviewed({ actor, found, now });
  const { moves, effects } = review;
  requireStep({ found, version, step: "approved" });
  if (review.seen !== seen) throw unseen();
  const { row } = found;
  const at = new Date(now).toISOString();
  const decided = { decidedAt: at, decidedBy: requireStaff(actor).user.id };
  const after: ShiftSwapRow = { ...row, ...decided, state: "approved", version: row.version + 1 };
  const cause = { actor, action: "update" as const, now };
  const moved = moves.map((move) => ({ before: move.shift, after: movedRow({ move, row, review, now }) }));
  const turns: TransactionWrite[] = [];
  for (const { shift, to } of moves) {
    const given = moves.filter(({ from }) => from === to).map((move) => move.shift.id);
    const turn = await overlapWrite({ shift: { ...shiftRows.recordOf(shift), user: to }, given });
    if (turn) turns.push(turn);
  }
  const jobs = await swapJobs({ row: after, to: { asker: [row.asker], asked: row.asked ? [row.asked] : [] }, now });
  try {
    await writeTransaction({
      entities: { swaps: ShiftSwapEntity },
      writes: () => [
        ...moved.flatMap((one) => plainWrites({ resource: workingSchedules, ...one, cause, indexing: writeIndexing })),
        ...turns,
        ...stepWrites({ before: row, after }),
        ...userChecks([row.asker, row.asked ?? ""].flatMap((user) => found.users.get(user) ?? [])),
        ...effects.flatMap(({ effect, calendar }) => calendarCheck({ user: effect.user.id, calendar })),
        ...jobs,
      ],
    });
  } catch (error) {
    throw error instanceof ConditionFailed ? unseen(error) : error;
  }
  return swapView({ found: { ...found, row: after, state: "approved" }, parties: found.parties });
}

/** The shift with its new person, who was told by this, and who agreed to a late change when they asked or accepted. */
function movedRow({
  move: { shift: before, to },
  row,
  review: { branch },
  now,
}: {
  move: Reviewed["moves"][number];
  row: ShiftSwapRow;
  review: Reviewed;
  now: Instant;
}): Row {
  const at = new Date(now).toISOString();
  const shift = { ...shiftRows.recordOf(before), user: to };
  const told = toldOf({ shift, publication: publicationOf(row), at });
  const asked = consentTo({ branch, id: shift.id, told, now });
  const answeredAt = to === row.asker ? row.askedAt : (row.answeredAt ?? row.askedAt);
  const consent = asked && { ...asked, askedAt: row.askedAt, answer: "agreed" as const, answeredAt };
  const fields = { ...before.fields, user: to, state: "published", told, consent };
  return { ...before, version: before.version + 1, updatedAt: at, fields };
}

/** The people are still in the version that was read: nobody was disabled, removed or moved to another branch meanwhile. */
function userChecks(users: readonly Row[]): TransactionWrite[] {
  return transactionWrites({
    entities: { users: recordEntity(userRows) },
    writes: (entities) =>
      users.map(({ id, version }) =>
        entities.users
          .check({ id })
          .where((stored, { eq }) => eq(stored.version, version))
          .commit(),
      ),
  });
}

const publicationOf = ({ id }: Pick<ShiftSwapRow, "id">): string => `swap_${id}`;

function unseen(cause?: unknown): AppError {
  return new AppError("swap.unseen", "conflict", messages.unseen, [], { cause });
}
