import type { Instant } from "@tresen/contract/kit/time";
import { branchRows } from "../../branch/rows";
import { storageCall } from "../../platform/db";
import { allRows } from "../../records/rows";
import { OrderEntity } from "../order.entity";
import { findOrders } from "../store";
import { positionsIn } from "../work/list-position";
import { KEPT, noteCaller } from "./note-caller";

/**
 * Notes the customers of all orders of the last year, each once however often it runs.
 * @param chunk how many orders are read at once.
 * @returns how many orders.
 */
export async function noteAllCallers({ now, chunk = 100 }: { now: Instant; chunk?: number }): Promise<number> {
  const createdAt = new Date(now - KEPT).toISOString();
  let count = 0;
  for (const { id: branch } of await allRows({ resource: branchRows })) {
    let cursor: string | null = null;
    do {
      const page = await storageCall(() =>
        OrderEntity.query.history({ branch }).gte({ createdAt }).go({ data: "raw", limit: chunk, cursor }),
      );
      const uids = positionsIn({ index: "history", data: page.data }).map(({ uid }) => uid);
      for (const order of await findOrders(uids)) await noteCaller({ before: null, after: order });
      count += uids.length;
      cursor = page.cursor;
    } while (cursor !== null);
  }
  return count;
}
