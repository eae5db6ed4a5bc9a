import { isObject } from "@tresen/contract/kit/object";
import type { Instant } from "@tresen/contract/kit/time";
import { batchRead, storageCall } from "../../platform/db";
import { UploadEntity, type UploadRow, uploadRow, uploadRowKey } from "../upload";

/** The position of a file in the list of its branch: `key` is `{createdAt}#{id}`. */
interface Place {
  key: string;
  id: string;
}

/**
 * The places of files that orders of a branch use and that were sent before an instant, oldest first: fewer than
 * `limit` at the end of the list.
 * @param after the key after which they begin; empty for the first.
 */
export async function uploadsBefore({
  branch,
  after,
  until,
  limit,
}: {
  branch: string;
  after: string;
  until: Instant;
  limit: number;
}): Promise<Place[]> {
  const to = { createdAt: new Date(until).toISOString(), id: "" };
  const [createdAt = "", id = ""] = after.split("#");
  const from = { createdAt, id };
  if (createdAt >= to.createdAt) return [];
  const { data } = await storageCall(() =>
    UploadEntity.query
      .list({ owner: branch })
      .between(from, to)
      .go({ data: "raw", limit: limit + 1 }),
  );
  const rows = isObject(data) && Array.isArray(data.Items) ? data.Items : [];
  return rows
    .map((keys: Record<string, unknown>) => String(keys["gsi1sk"]))
    .filter((key) => key > after)
    .slice(0, limit)
    .map((key) => ({ key, id: key.slice(key.indexOf("#") + 1) }));
}

/** Those of the files that there are. */
export async function findUploads(ids: readonly string[]): Promise<UploadRow[]> {
  const found = await batchRead(ids.map(uploadRowKey));
  return ids.flatMap((id) => {
    const item = found(uploadRowKey(id));
    return (item && uploadRow(item)) ?? [];
  });
}

/** Removes a file whose period is over; its bytes and its preview follow. Nobody decides it, so no log entry tells it. */
export async function dropUpload(id: string): Promise<void> {
  await storageCall(() => UploadEntity.delete({ id }).go({ response: "none" }));
}
