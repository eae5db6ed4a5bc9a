import { storageCall } from "../../platform/db";
import type { ChangeRow } from "./change";
import { ChangeEntity } from "./change.entity";

/** The newest changes of a record, newest first, read consistently. */
export async function latestChanges({
  resource,
  id,
  limit,
}: Pick<ChangeRow, "resource" | "id"> & { limit: number }): Promise<ChangeRow[]> {
  const { data } = await storageCall(() =>
    ChangeEntity.query.primary({ resource, id }).go({ order: "desc", limit, consistent: true }),
  );
  return data;
}
