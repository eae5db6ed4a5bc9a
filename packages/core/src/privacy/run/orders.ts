import type { Instant } from "@tresen/contract/kit/time";
import { eachChunk } from "../../platform/db";
import { isAppError } from "../../platform/errors";
import type { Outcome } from "../../platform/job";
import { eraseOrder } from "../erase-order";
import { nextOrders } from "../noted-ids";
import { type Slice, goOn } from "./slice";

const PARALLEL = 4;

/** Erases a page of the orders. Those that became open again wait until they are over. */
export async function eraseOrders({ data, now }: Slice): Promise<Outcome> {
  const { orders, next } = await nextOrders(data);
  const isWaiting = await eraseAll({ uids: orders.map(({ uid }) => uid), at: now });
  return goOn({ ...data, isWaiting: data.isWaiting || isWaiting }, next);
}

/** @returns whether one of them must wait. */
export async function eraseAll({ uids, at }: { uids: readonly string[]; at: Instant }): Promise<boolean> {
  let isWaiting = false;
  await eachChunk({
    all: uids,
    size: 1,
    parallel: PARALLEL,
    run: async (chunk) => {
      for (const uid of chunk)
        try {
          await eraseOrder({ uid, at });
        } catch (error) {
          if (!isAppError(error, "privacy.unsettled")) throw error;
          isWaiting = true;
        }
    },
  });
  return isWaiting;
}
