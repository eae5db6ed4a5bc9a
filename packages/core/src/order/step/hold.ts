import { CLOCK_NAME } from "@tresen/contract/order/step/step.texts";
import { isAppError } from "../../platform/errors";
import { replaceOrder } from "../replace";
import { findOrder } from "../store";

const ATTEMPTS = 5;

/**
 * Marks an order that nobody answered yet with the reason for which staff should look at it before they take it. The
 * reason is not in its timeline, which the log tells of.
 * @returns whether it is marked now.
 */
export async function holdOrder({ uid, reason }: { uid: string; reason: string }): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    const before = await findOrder(uid);
    if (before?.state !== "pending") return false;
    if (before.heldFor !== undefined) return true;
    const { version, updatedAt: at, timeline } = before;
    const row = {
      ...before,
      version: version + 1,
      heldFor: reason,
      timeline: [...timeline, { at, by: "system", name: CLOCK_NAME, action: "hold" }],
    };
    try {
      await replaceOrder({ before, row });
      return true;
    } catch (error) {
      if (!isAppError(error, "order.changed") || attempt === ATTEMPTS) throw error;
    }
  }
}
