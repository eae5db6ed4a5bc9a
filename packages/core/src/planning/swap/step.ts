import type { Instant } from "@tresen/contract/kit/time";
import type { ShiftSwap, SwapStepBody } from "@tresen/contract/planning/swap/shift-swap";
import {
  type SwapParties,
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
import { decidersOf } from "../telling";
import { ShiftSwapEntity, type ShiftSwapRow } from "../swap-rows";
import { freeingWrites } from "./ask";
import { DECIDING, type FoundSwap, partiesOf, requireSwap } from "./context";
import { swapView } from "./list";
import { swapJobs } from "./swap-jobs";

/**
 * Accepts, declines, withdraws or rejects a request. Of several who accept what was asked of all, one does. What is
 * already so is answered as it is.
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
  const { row } = found;
  if (isDone({ actor, found, step: state })) return swapView({ found, parties: found.parties });
  requireStep({ found, version, step: state });
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
  const jobs = await swapJobs({ row: after, to: await toldOfStep({ row: after, actor: user.id, now }), now });
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

/**
 * Whether a step has been taken already, by the actor or, where it is decided, by anybody who decides: whoever presses twice,
 * or repeats a call without an answer, gets what there is.
 */
export function isDone({
  actor,
  found: { row, state, parties },
  step,
}: {
  actor: Actor;
  found: FoundSwap & { parties: SwapParties };
  step: SwapStep;
}): boolean {
  if (state !== step) return false;
  if (step === "withdrawn") return parties.isAsker;
  if (step === "approved" || step === "rejected") return parties.mayDecide;
  return row.asked === requireStaff(actor).user.id;
}

/** What to tell where a request has ended; null while it is open. */
export function endedConflict(state: SwapState): AppError | null {
  if (state === "expired") return new AppError("swap.expired", "conflict", messages.expired);
  if (state === "asked" || state === "accepted") return null;
  return new AppError("swap.ended", "conflict", messages.ended[state]);
}

/** @throws conflict for another version, an expired request, and a step that is not possible for the actor. */
export function requireStep({
  found: { row, state, parties },
  version,
  step,
}: {
  found: FoundSwap & { parties: SwapParties };
  version: number;
  step: SwapStep;
}): void {
  const ended = endedConflict(state);
  if (ended) throw ended;
  if (row.version !== version) throw stale();
  const steps = possibleSwapSteps({ state, isNamed: row.asked !== undefined, ...parties });
  if (steps.includes(step)) return;
  const isOwn = (step === "approved" || step === "rejected") && state === "accepted" && !parties.mayDecide;
  throw new AppError("swap.step", "conflict", isOwn ? messages.own : messages.step);
}

/** Who learns of a step: the others, of those who know of the request, and of one that is accepted whoever decides about it. */
async function toldOfStep({
  row: { asker, asked, branch, state },
  actor,
  now,
}: {
  row: ShiftSwapRow;
  actor: string;
  now: Instant;
}): Promise<Parameters<typeof swapJobs>[0]["to"]> {
  const other = asked === undefined ? [] : [asked];
  if (state === "withdrawn") return { asked: other };
  if (state === "rejected") return { asker: [asker], asked: other };
  if (state !== "accepted") return { asker: [asker] };
  const except = [asker, actor, ...other];
  return { asker: [asker], decider: await decidersOf({ permission: DECIDING, branches: [branch], except, now }) };
}
