import { branchRows } from "../../branch/rows";
import { dropUpload, findUploads, uploadsBefore } from "../../media/upload-record";
import { findOrders } from "../../order";
import { isUnsettled } from "../../order/erase";
import { allRows } from "../../records/rows";
import type { Retained } from "./retained";

/**
 * Files that customers sent with orders. Those of no order expire by themselves. Staff may want one kept longer, and that
 * of an order which is still to be made is needed.
 */
export const retainedUploads: Retained = {
  kind: "uploads",
  lists: async () => (await allRows({ resource: branchRows })).map(({ id }) => id),
  places: ({ list: branch, ...asked }) => uploadsBefore({ branch, ...asked }),
  dueAmong: async ({ ids, until, now }) => {
    const old = (await findUploads(ids)).filter(({ createdAt }) => Date.parse(createdAt) < until);
    const orders = await findOrders([...new Set(old.flatMap(({ order }) => order ?? []))]);
    const unsettled = new Set(orders.filter(isUnsettled).map(({ uid }) => uid));
    return old.map(({ id, createdAt, keepUntil, order }) => ({
      ...{ id, since: createdAt },
      isReady: (!keepUntil || Date.parse(keepUntil) <= now) && !(order !== undefined && unsettled.has(order)),
    }));
  },
  remove: async ({ id }) => {
    await dropUpload(id);
    return true;
  },
};
