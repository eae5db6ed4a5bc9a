import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { ProjectStep } from "@tresen/contract/order/step/project-step";
import { ConditionFailed, storageCall } from "../../platform/db";
import { OrderEntity } from "../order.entity";
import { findOrder } from "../store";

const ATTEMPTS = 10;
const WAIT = 20;

/**
 * Notes in the order how far its project is, so that the status page needs no further read. It is found out after the order
 * was read, and written on condition that the order is still as it was: of two who do so at the same moment, the one who
 * knows less looks again. The order's version stays, so that decisions at the desk go on undisturbed.
 */
export async function setProjectStep({
  uid,
  stepOf,
}: {
  uid: string;
  /** Null without a project. */
  stepOf: () => Promise<ProjectStep | null>;
}): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const before = await findOrder(uid);
    if (!before) return;
    const step = await stepOf();
    if (isDeepStrictEqual(before.projectStep ?? null, step)) return;
    const revision = (before.revision ?? 0) + 1;
    try {
      await storageCall(() =>
        OrderEntity.patch({ uid })
          .set({ revision, ...(step ? { projectStep: step } : {}) })
          .remove(step ? [] : ["projectStep"])
          .where(({ version, revision: counted }, { eq, notExists }) =>
            [
              eq(version, before.version),
              before.revision === undefined ? notExists(counted) : eq(counted, before.revision),
            ].join(" AND "),
          )
          .go({ response: "none" }),
      );
      return;
    } catch (error) {
      if (!(error instanceof ConditionFailed) || attempt === ATTEMPTS) throw error;
      await sleep(Math.random() * WAIT * attempt);
    }
  }
}
