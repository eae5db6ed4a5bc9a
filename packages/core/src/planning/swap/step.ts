import type { Instant } from "@tresen/contract/kit/time";
import type { ShiftSwap, SwapStepBody } from "@tresen/contract/planning/swap/shift-swap";
import {
  type SwapState,
  type SwapStep,
  isOpenSwap,
  possibleSwapSteps,
} from "@tresen/contract/planning/swap/shift-swap.state";
import { SWAP_MESSAGES as messages } from "@tresen/contract/planning/swap/shift-swap.texts";
import { type Actor, requireStaff } from "../../platform/actor";
import { ConditionFailed, type TransactionWrite, transactionWrites, writeTransaction } from "../../platform/db";
import { AppError } from "../../platform/errors";
import { stale } from "../../records/rows";
import { overlapWrite } from "../overlaps";
import { ShiftSwapEntity, type ShiftSwapRow } from "../swap-rows";
import { freeingWrites } from "./ask";
import { type FoundSwap, partiesOf, requireSwap } from "./context";
import { swapView } from "./list";
import { swapJobs } from "./swap-jobs";

/**
 * Accepts, declines, withdraws or rejects a request. Of several who accept what was asked of all, one does.
 * @throws missing; conflict for another version, an expired request, a step that is not possible for the actor, and for
 * accepting a shift at whose time the actor has another one.
 */
export async function stepSwap({
  actor,
  id,
  body: { version, state, reason },
  now,
}: {
  actor: Actor;
  id: string;
  body: SwapStepBody;
  now: Instant;
}): Promise<ShiftSwap> {
  const { user } = requireStaff(actor);
  const found = await requireSwap({ actor, id, now });
  requireStep({ found, version, step: state });
  const { row } = found;
  if (state === "accepted") {
    const shift = { ...row.shift, user: user.id };
    await overlapWrite({ shift, given: row.counter ? [row.counter.id] : [], isOwn: true });
  }
  const at = new Date(now).toISOString();
  const after: ShiftSwapRow = {
    ...row,
    ...{ state, version: row.version + 1 },
    ...(state === "accepted" ? { asked: user.id, answeredAt: at } : {}),
    ...(state === "declined" ? { answeredAt: at } : {}),
    ...(state === "rejected" ? { decidedAt: at, decidedBy: user.id, reason } : {}),
  };
  const jobs = await swapJobs({ row: after, to: toldOfStep({ row: after, state }), now });
  try {
    await writeTransaction({
      entities: { swaps: ShiftSwapEntity },
      writes: () => [...stepWrites({ before: row, after }), ...jobs],
    });
  } catch (error) {
    throw error instanceof ConditionFailed ? stale(error) : error;
  }
  const written = { ...found, row: after, state };
  return swapView({ found: written, parties: partiesOf({ actor, found: written }) ?? found.parties });
}

/** The write of the request on condition that nobody else was faster, with those that free its shifts where it ends. */
export function stepWrites({ before, after }: { before: ShiftSwapRow; after: ShiftSwapRow }): TransactionWrite[] {
  const writes = transactionWrites({
    entities: { swaps: ShiftSwapEntity },
    writes: ({ swaps }) => [
      swaps
        .put(after)
        .where(({ version }, { eq }) => eq(version, before.version))
        .commit(),
    ],
  });
  return isOpenSwap(after.state) ? writes : [...writes, ...freeingWrites(after)];
}

/** @throws conflict for another version, an expired request, and a step that is not possible for the actor. */
export function requireStep({
  found: { row, state, parties },
  version,
  step,
}: {
  found: FoundSwap & { parties: Parameters<typeof swapView>[0]["parties"] };
  version: number;
  step: SwapStep;
}): void {
  if (row.version !== version) throw stale();
  if (state === "expired") throw new AppError("swap.expired", "conflict", messages.expired);
  const steps = possibleSwapSteps({ state, isNamed: row.asked !== undefined, ...parties });
  if (steps.includes(step)) return;
  const isOwn = (step === "approved" || step === "rejected") && state === "accepted" && !parties.mayDecide;
  throw new AppError("swap.step", "conflict", isOwn ? messages.own : messages.step);
}

/** Who learns of a step: the others, of those who know of the request. */
function toldOfStep({ row: { asker, asked }, state }: { row: ShiftSwapRow; state: SwapState }): string[] {
  const other = asked === undefined ? [] : [asked];
  if (state === "rejected") return [asker, ...other];
  return state === "withdrawn" ? other : [asker];
}
