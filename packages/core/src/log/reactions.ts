import { isLoggedStep } from "@tresen/contract/log/log";
import { orderSubject } from "@tresen/contract/order/order.permissions";
import { type OrderChange, orderId } from "../order";
import { stored } from "../platform/db";
import type { Reactions } from "../platform/event";
import { ChangeEntity, stepItem } from "../records/changes";

/** The log tells of what staff and customers decided about orders. */
export const logReactions = { order: [noteOrderStep] } satisfies { order: Reactions<OrderChange> };

/** Who the timeline says a customer is. */
const CUSTOMER = "customer";

/**
 * One row for a step, without the customer's name and without what was written to them. What providers report is no
 * decision, and a new order is told of by itself: it stays one write.
 */
export async function noteOrderStep({ before, after }: OrderChange): Promise<void> {
  if (!before) return;
  const step = after.timeline.slice(before.timeline.length).find(({ action }) => isLoggedStep(action));
  if (!step || !isLoggedStep(step.action)) return;
  const { uid, version, ticketNumber, branch, state } = after;
  const row = stepItem({
    subject: { resource: orderSubject.name, id: orderId(uid), version, title: String(ticketNumber), branch },
    actor: step.by === CUSTOMER ? { kind: "customer" } : { kind: "staff", id: step.by, name: step.name },
    action: step.action,
    at: step.at,
    changes: state === before.state ? [] : [{ field: "state", before: before.state, after: state }],
  });
  await stored(() => ChangeEntity.put(row).go({ response: "none" }));
}
