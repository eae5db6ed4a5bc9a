import { batchRead } from "../platform/db";
import { rowKey, rowOf } from "../records/rows";
import { displayName } from "./session";
import { userRows } from "./user-rows";

/** The names of the users with these ids; those that do not exist are left out. One BatchGetItem for 100 users. */
export async function userNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const keyed = ids.map((id) => ({ id, key: rowKey({ resource: userRows, id }) }));
  const found = await batchRead(keyed.map(({ key }) => key));
  return new Map(
    keyed.flatMap(({ id, key }) => {
      const item = found(key);
      return item ? [[id, displayName(userRows.recordOf(rowOf(item)))]] : [];
    }),
  );
}
