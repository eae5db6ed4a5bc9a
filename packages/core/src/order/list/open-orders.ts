import { storageCall } from "../../platform/db";
import { OrderEntity } from "../order.entity";
import { type OrderRow, findOrders, openWork } from "../store";
import { positionsIn } from "./list-position";

/** More than any kitchen works on at once. */
const MOST = 300;

/** The open orders of a branch, oldest first. For displays, which have no session. */
export async function openOrdersOf({ branch }: { branch: string }): Promise<OrderRow[]> {
  const { data } = await storageCall(() =>
    OrderEntity.query.work({ worklist: openWork(branch) }).go({ data: "raw", limit: MOST }),
  );
  return findOrders(positionsIn({ index: "work", data }).map(({ uid }) => uid));
}
