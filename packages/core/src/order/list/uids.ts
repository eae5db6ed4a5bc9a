import { storageCall } from "../../platform/db";
import { OrderEntity } from "../order.entity";
import { positionsIn } from "../work/list-position";

/** A page of the uids of all orders of a branch, oldest first. @param after `next` of the page before. */
export async function orderUidsPage({
  branch,
  after,
  limit,
}: {
  branch: string;
  after: string | null;
  limit: number;
}): Promise<{ uids: string[]; next: string | null }> {
  const { data, cursor } = await storageCall(() =>
    OrderEntity.query.history({ branch }).go({ data: "raw", limit, cursor: after }),
  );
  return { uids: positionsIn({ index: "history", data }).map(({ uid }) => uid), next: cursor };
}

/** The uids of all orders of a branch in chunks, oldest first. */
export async function* orderUids({
  branch,
  chunk = 100,
}: {
  branch: string;
  chunk?: number;
}): AsyncGenerator<string[]> {
  let cursor: string | null = null;
  do {
    const page: { uids: string[]; next: string | null } = await orderUidsPage({ branch, after: cursor, limit: chunk });
    yield page.uids;
    cursor = page.next;
  } while (cursor !== null);
}
