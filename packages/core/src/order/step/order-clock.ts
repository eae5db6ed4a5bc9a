import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { Instant } from "@tresen/contract/kit/time";
import { type EscalationStep, dueSteps, stepKey } from "@tresen/contract/order/step/escalation";
import { CLOCK_NAME, DECLINED, OFFER_EXPIRED, escalationEntry } from "@tresen/contract/order/step/step.texts";
import { eachChunk } from "../../platform/db";
import { isAppError } from "../../platform/errors";
import { logFailure } from "../../platform/log";
import { readCatalog } from "../../snapshot";
import { replaceOrder } from "../replace";
import { type OrderRow, isAwaitingPayment } from "../store";
import { openOrdersOf } from "../work/work";
import { stepped } from "./stepped";

/** The author of what happens by itself. */
const CLOCK = { id: "system", name: CLOCK_NAME };
const PARALLEL = 4;

/**
 * Does what is due by time alone with open orders that nobody answered: proposed times expire, and the steps of their
 * branch's table are taken. Each step is written into the order on condition that it is unchanged, so it happens once
 * whoever else is at work, and its message follows from the write. What fails is tried again by the next run.
 */
export async function runOrderClock({ now }: { now: Instant }): Promise<{ done: number; troubled: number }> {
  const branches = [...(await readCatalog()).branches.values()];
  const counts = { done: 0, troubled: 0 };
  const attempt = async (about: Record<string, string>, run: () => Promise<void>): Promise<void> => {
    try {
      await run();
    } catch (error) {
      // Somebody was faster. The next run looks again.
      if (isAppError(error, "order.changed")) return;
      counts.troubled += 1;
      logFailure(error, about);
    }
  };
  await eachChunk({
    all: branches,
    size: 1,
    parallel: PARALLEL,
    run: async ([branch]) => {
      if (!branch) return;
      await attempt({ branch: branch.id }, async () => {
        for (const row of await openOrdersOf({ branch: branch.id }))
          await attempt({ order: row.uid }, async () => {
            const after = afterwards({ row, branch, now });
            if (after === row) return;
            await replaceOrder({ before: row, row: after });
            counts.done += 1;
          });
      });
    },
  });
  return counts;
}

/** The order with all that is due; the same object when nothing is. */
function afterwards({ row, branch, now }: { row: OrderRow; branch: Branch; now: Instant }): OrderRow {
  if (row.state !== "pending" || isAwaitingPayment(row)) return row;
  const { counterAppointment, counterAppointmentExpiresAt: until } = row;
  if (counterAppointment !== undefined && until !== undefined && Date.parse(until) <= now)
    return stepped({
      before: row,
      action: "expire-counter-appointment",
      actor: "system",
      by: CLOCK,
      now,
      change: { rejectionMessage: OFFER_EXPIRED },
    });
  const done = (row.escalations ?? []).map(({ key }) => key);
  // Nobody declines the order of a blocked customer but staff, who see that it waits.
  const steps = branch.escalation.filter(({ action }) => row.heldFor === undefined || action !== "decline");
  return dueSteps({ order: row, branch, steps, done, now }).reduce(
    (before, step) => (before.state === "pending" ? withEscalation({ before, step, now }) : before),
    row,
  );
}

function withEscalation({ before, step, now }: { before: OrderRow; step: EscalationStep; now: Instant }): OrderRow {
  const { action, to, text } = step;
  if (action === "decline") {
    const rejectionMessage = text || DECLINED;
    const change = { rejectionMessage };
    return stepped({ before, action: "decline", actor: "system", by: CLOCK, now, change, message: rejectionMessage });
  }
  const at = new Date(now).toISOString();
  return {
    ...before,
    version: before.version + 1,
    updatedAt: at,
    escalations: [...(before.escalations ?? []), { key: stepKey(step), at, action, ...(to ? { to } : {}) }],
    timeline: [
      ...before.timeline,
      { at, by: CLOCK.id, name: CLOCK.name, action: "escalate", message: escalationEntry({ action, to }) },
    ],
  };
}
