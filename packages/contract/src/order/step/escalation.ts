import { type BranchHours, methodOf, nextOpeningFor } from "../../branch/branch-hours";
import { type Instant, MINUTE } from "../../kit/time";
import type { DueOrder } from "../order-due";
import type { EscalationAction } from "./escalation-actions";

export interface EscalationStep {
  afterMinutes: number;
  action: EscalationAction;
  /** The number or address of a message. */
  to?: string | undefined;
  /** What the customer reads when the order is declined. */
  text?: string | undefined;
}

/** What a step is known by within an order, also after the branch has changed its table. */
export function stepKey({ afterMinutes, action, to = "" }: EscalationStep): string {
  return [afterMinutes, action, to].join(" ");
}

interface Waiting extends DueOrder {
  timeline: readonly { at: string; action: string }[];
}

/** Since when the order waits for an answer: it was placed, it was paid online, or the branch has opened since. */
export function waitingSince({ order, branch }: { order: Waiting; branch: BranchHours }): Instant {
  const paid = order.timeline.find(({ action }) => action === "payment-paid");
  const at = Date.parse(paid?.at ?? order.createdAt);
  return (order.isPreorder && nextOpeningFor({ branch, method: methodOf(order), at })) || at;
}

/**
 * The steps that are due now and were not done, in their order. None is due for a request for a quotation, which nobody
 * waits for at a counter, nor while the customer has to answer a proposed time.
 */
export function dueSteps({
  order,
  branch,
  steps,
  done,
  now,
}: {
  order: Waiting;
  branch: BranchHours;
  steps: readonly EscalationStep[];
  /** The keys of the steps that were done. */
  done: readonly string[];
  now: Instant;
}): EscalationStep[] {
  if (order.isQuotation || order.counterAppointment || steps.length === 0) return [];
  const minutes = (now - waitingSince({ order, branch })) / MINUTE;
  return steps
    .filter((step) => step.afterMinutes <= minutes && !done.includes(stepKey(step)))
    .toSorted((a, b) => a.afterMinutes - b.afterMinutes);
}
