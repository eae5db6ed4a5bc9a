import { storageCall } from "../../platform/db";
import { OrderEntity } from "../order.entity";
import { positionsIn } from "../work/list-position";

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
    const from: string | null = cursor;
    const page: { data: unknown; cursor: string | null } = await storageCall(() =>
      OrderEntity.query.history({ branch }).go({ data: "raw", limit: chunk, cursor: from }),
    );
    yield positionsIn({ index: "history", data: page.data }).map(({ uid }) => uid);
    cursor = page.cursor;
  } while (cursor !== null);
}
