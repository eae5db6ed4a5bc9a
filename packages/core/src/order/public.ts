import type { PublicOrder } from "@tresen/contract/order/order";
import { ORDER_MISSING } from "@tresen/contract/order/refusal.texts";
import { AppError } from "../platform/errors";
import { isSameHash } from "./key";
import { type OrderRow, findOrder } from "./store";
import { publicView } from "./view";

/** Compared when the order does not exist, so that both refusals take the same time. */
const NO_HASH = "0".repeat(43);

/** The order as the customer sees it. @throws missing for an unknown uid and for a wrong hash alike. */
export async function getPublicOrder(key: { uid: string; hash: string }): Promise<PublicOrder> {
  return publicView(await openOrder(key));
}

/** @throws missing for an unknown uid and for a wrong hash alike. */
export async function openOrder({ uid, hash }: { uid: string; hash: string }): Promise<OrderRow> {
  const row = /^[0-9A-Z]{26}$/.test(uid) ? await findOrder(uid) : null;
  if (!isSameHash(row?.hash ?? NO_HASH, hash) || !row) throw missingOrder();
  return row;
}

export function missingOrder(): AppError {
  return new AppError("order.missing", "missing", ORDER_MISSING);
}
