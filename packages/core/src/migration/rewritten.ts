import type { Resource } from "@tresen/contract/kit/resource";
import { ConditionFailed, writeTransaction } from "../platform/db";
import { type Row, recordEntity } from "../records/rows";

/** Gives a stored row other fields. @returns false for one that was changed meanwhile, which is left as it is. */
export async function rewritten({
  resource,
  row,
  fields,
}: {
  resource: Pick<Resource, "name">;
  row: Row;
  fields: Row["fields"];
}): Promise<boolean> {
  try {
    await writeTransaction({
      entities: { record: recordEntity(resource) },
      writes: ({ record }) => [
        record
          .patch({ id: row.id })
          .set({ fields })
          .where(({ version }, { eq }) => eq(version, row.version))
          .commit(),
      ],
    });
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}
