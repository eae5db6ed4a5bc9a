import { isDeepStrictEqual } from "node:util";
import { DAY } from "@tresen/contract/kit/time";
import { isOpenState } from "@tresen/contract/order/order.state";
import type { Reactions } from "../../platform/event";
import { createJob, newJob } from "../../platform/job";
import { beginsAtOf } from "../step/begin";
import type { OrderChange } from "../store";
import { isBegunAt, isForLater, isGivenUp, writtenAt } from "./due";
import { forgetSent, tell } from "./tell";

/** Tells stations of an order what became of it. */
export const sentReactions = { order: [tellStations] } satisfies { order: Reactions<OrderChange> };

/** The days for which a job is kept after the order's time. */
const KEPT_DAYS = 30;

/** Tells the destinations what has changed for them, now or, by a job, when the order has to be begun. */
async function tellStations({ before, after }: OrderChange): Promise<void> {
  const { uid, version, updatedAt, state } = after;
  const hasOtherItems = before !== null && !isDeepStrictEqual(before.items, after.items);
  if (!isOpenState(state) && before?.state === state) {
    // Nothing but the erasure of what the customer has written changes this of an order that is over.
    if (hasOtherItems || before.comment !== after.comment) await forgetSent(uid);
    return;
  }
  const now = writtenAt(after);
  const begins = beginsAtOf(after);
  const isMoved = begins !== (before && beginsAtOf(before));
  if (begins !== null && isMoved && isForLater({ order: after, now })) {
    // This function does not know the platform's clock. Whoever does the job knows it, and waits.
    const at = Date.now();
    const keptDays = Math.ceil((begins - now) / DAY) + KEPT_DAYS;
    const key = `${uid}#${version}`;
    await createJob(
      newJob({ kind: "begin", key, owner: uid, data: {}, createdAt: updatedAt, dueAt: at, at, keptDays }),
    );
  }
  const isNewlyBegun =
    isBegunAt({ order: after, now }) && !(before && isBegunAt({ order: before, now: writtenAt(before) }));
  const isNewlyGivenUp = before !== null && isGivenUp(after) && !isGivenUp(before);
  if (isNewlyBegun || isNewlyGivenUp || hasOtherItems) await tell({ uid, now });
}
