import type { Instant } from "@tresen/contract/kit/time";
import { batchRead, storageCall } from "../../platform/db";
import { OrderEntity } from "../order.entity";
import { type OrderRow, PAYMENT_WORK, findOrders, openWork, orderKey } from "../store";
import { positionsIn } from "./list-position";

/** The orders with a pending payment or refund, longest waiting first: one page of keys, some thousand. */
export async function listPaymentWork(): Promise<string[]> {
  const { data } = await storageCall(() => OrderEntity.query.work({ worklist: PAYMENT_WORK }).go({ data: "raw" }));
  return positionsIn({ index: "work", data }).map(({ uid }) => uid);
}

/** The branch's open orders, oldest first: those of one page of keys, some thousand. */
export async function openOrdersOf({ branch }: { branch: string }): Promise<OrderRow[]> {
  const { data } = await storageCall(() => OrderEntity.query.work({ worklist: openWork(branch) }).go({ data: "raw" }));
  return findOrders(positionsIn({ index: "work", data }).map(({ uid }) => uid));
}

/** The orders that were placed at the branch from one instant until another, which is not included. */
export async function ordersBetween({
  branch,
  from,
  to,
}: {
  branch: string;
  from: Instant;
  to: Instant;
}): Promise<OrderRow[]> {
  const bound = (at: Instant) => ({ createdAt: new Date(at).toISOString(), uid: "" });
  const uids: string[] = [];
  let next: string | null = null;
  do {
    const cursor: string | null = next;
    const page: { data: unknown; cursor: string | null } = await storageCall(() =>
      OrderEntity.query.history({ branch }).between(bound(from), bound(to)).go({ data: "raw", cursor }),
    );
    uids.push(...positionsIn({ index: "history", data: page.data }).map(({ uid }) => uid));
    next = page.cursor;
  } while (next !== null);
  return findOrders(uids);
}

/** When the first order of the branch was placed; null without one. */
export async function firstOrderAt({ branch }: { branch: string }): Promise<string | null> {
  const { data } = await storageCall(() => OrderEntity.query.history({ branch }).go({ data: "raw", limit: 1 }));
  return positionsIn({ index: "history", data })[0]?.createdAt ?? null;
}

/** Whether the branch has open orders, or orders that wait for their payment. */
export async function hasOpenOrders({ branch }: { branch: string }): Promise<boolean> {
  const { data } = await storageCall(() =>
    OrderEntity.query.work({ worklist: openWork(branch) }).go({ data: "raw", limit: 1 }),
  );
  if (positionsIn({ index: "work", data }).length > 0) return true;
  const keys = (await listPaymentWork()).map(orderKey);
  const found = await batchRead(keys);
  // Of this list, a pending order waits for its payment, or is open.
  return keys.map(found).some((item) => item?.branch === branch && item.state === "pending");
}
