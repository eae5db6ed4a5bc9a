import { reachHashesOf } from "../../customer";
import { branchRows } from "../../branch/rows";
import { uploadIdsOf } from "../../order";
import type { Outcome } from "../../platform/job";
import { findRows } from "../../records/rows";
import { lockedInvoiceOf } from "../lock";
import { folderOf, nextOrders, writeIds } from "../noted-ids";
import { type Slice, goOn } from "./slice";

/**
 * Notes a page of ids outside the table, before anything is erased, and how the person is recognised elsewhere, since
 * erased orders do not say it any more.
 */
export async function listIds({ data, now }: Slice): Promise<Outcome> {
  const { orders, next } = await nextOrders(data);
  const left = orders.filter(({ erasedAt }) => erasedAt === undefined);
  const uploads = left.flatMap(uploadIdsOf);
  const ids = { customers: data.ids, orders: left.map(({ uid }) => uid), uploads };
  if (data.listed === undefined) await writeIds({ folder: folderOf(data), page: data.page, ids });
  const reach = await Promise.all(left.map(reachHashesOf));
  const branches = await findRows({ resource: branchRows, ids: left.map(({ branch }) => branch) });
  const locked = left.filter((order) => {
    const row = branches.get(order.branch);
    return lockedInvoiceOf({ order, branch: row ? branchRows.fieldsOf(row) : null, at: now }) !== null;
  });
  const found = {
    ...data,
    page: data.page + 1,
    reach: [...new Set([...data.reach, ...reach.flatMap(({ sure, phones }) => [...sure, ...phones])])],
    orders: data.orders + left.length,
    uploads: data.uploads + uploads.length,
    locked: data.locked + locked.length,
  };
  return goOn(found, next);
}
