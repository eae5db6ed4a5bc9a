import type { Instant } from "@tresen/contract/kit/time";
import type { ShiftSwap } from "@tresen/contract/planning/swap/shift-swap";
import { type SwapParties, isOpenSwap, possibleSwapSteps } from "@tresen/contract/planning/swap/shift-swap.state";
import { type Actor, requireStaff } from "../../platform/actor";
import { readSwaps } from "../swap-rows";
import { type FoundSwap, nameOf, partiesOf, withFacts } from "./context";

/**
 * The requests that concern the actor: their own, those that they are asked about, and those of the branches for which
 * they decide. Open ones come first, by the beginning of the shift; then the others, the newest first.
 */
export async function shiftSwaps({ actor, now }: { actor: Actor; now: Instant }): Promise<ShiftSwap[]> {
  const { user } = requireStaff(actor);
  const all = await withFacts({ rows: await readSwaps(), more: [user.id], now });
  return all
    .flatMap((found) => {
      const parties = partiesOf({ actor, found });
      return parties ? [swapView({ found, parties })] : [];
    })
    .sort(byWork);
}

/** A request as somebody sees it. */
export function swapView({
  found,
  parties,
}: {
  found: Pick<FoundSwap, "row" | "state" | "users">;
  parties: SwapParties;
}): ShiftSwap {
  const { row, state, users } = found;
  const { id, version, branch, asker, asked, isToAll, shift, counter, note, reason, askedAt } = row;
  return {
    ...{ id, version, state, branch, isToAll, shift, note, reason, askedAt },
    asker: { id: asker, name: nameOf({ users, id: asker }) },
    asked: asked === undefined ? null : { id: asked, name: nameOf({ users, id: asked }) },
    counter: counter ?? null,
    answeredAt: row.answeredAt ?? null,
    decidedAt: row.decidedAt ?? null,
    isAsker: parties.isAsker,
    steps: possibleSwapSteps({ state, isNamed: asked !== undefined, ...parties }),
  };
}

function byWork(a: ShiftSwap, b: ShiftSwap): number {
  const isOpen = Number(isOpenSwap(b.state)) - Number(isOpenSwap(a.state));
  if (isOpen !== 0) return isOpen;
  const order = a.shift.startsAt.localeCompare(b.shift.startsAt) || a.id.localeCompare(b.id);
  return isOpenSwap(a.state) ? order : -order;
}
