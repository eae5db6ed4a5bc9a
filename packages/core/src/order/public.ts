import type { PublicOrder } from "@tresen/contract/order/order";
import { deletedFile } from "@tresen/contract/media/upload-record/deleted-file.texts";
import { ORDER_MISSING } from "@tresen/contract/order/refusal.texts";
import { uploadRowKey } from "../media/upload";
import { batchRead } from "../platform/db";
import { AppError } from "../platform/errors";
import { isSameHash } from "./key";
import { type OrderRow, findOrder } from "./store";
import { publicView } from "./view";

/** Compared when the order does not exist, so that both refusals take the same time. */
const NO_HASH = "0".repeat(43);

/** The order as the customer sees it. @throws missing for an unknown uid and for a wrong hash alike. */
export async function getPublicOrder(key: { uid: string; hash: string }): Promise<PublicOrder> {
  return publicView(await withDeletedFiles(await openOrder(key)));
}

/** The order with a word beside the names of files that were deleted. One BatchGetItem where it has files. */
async function withDeletedFiles(row: OrderRow): Promise<OrderRow> {
  const ids = row.items.flatMap(({ parts }) => parts.flatMap(({ uploads = [] }) => uploads.map(({ id }) => id)));
  if (ids.length === 0) return row;
  const found = await batchRead([...new Set(ids)].map(uploadRowKey));
  const nameOf = ({ id, name }: { id: string; name: string }): string =>
    found(uploadRowKey(id)) ? name : deletedFile(name);
  const items = row.items.map((item) => ({
    ...item,
    parts: item.parts.map((part) => (part.uploads ? { ...part, value: part.uploads.map(nameOf) } : part)),
  }));
  return { ...row, items };
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
