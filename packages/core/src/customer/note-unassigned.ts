import { branches } from "@tresen/contract/branch/branch.resource";
import { findOrders } from "../order";
import { orderUids } from "../order/list";
import { batchWrite } from "../platform/db";
import { allRows } from "../records/rows";
import { findAllNoted } from "./row/figures";
import { unassignedPuts } from "./row/unassigned";

/** Notes all orders that belong to no customer, however often it runs. @returns how many there are. */
export async function noteAllUnassigned(): Promise<number> {
  let count = 0;
  for (const { id: branch } of await allRows({ resource: branches }))
    for await (const uids of orderUids({ branch })) {
      const noted = new Set((await findAllNoted(uids)).map(({ uid }) => uid));
      const left = (await findOrders(uids)).filter(({ uid, erasedAt }) => !noted.has(uid) && erasedAt === undefined);
      await batchWrite((await Promise.all(left.map(unassignedPuts))).flat());
      count += left.length;
    }
  return count;
}
