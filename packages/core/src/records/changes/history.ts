import { ConditionFailed, batchRead, keyOf, storageCall } from "../../platform/db";
import { ChangeEntity } from "./change.entity";
import { type ChangeRow, versionKey } from "./change";

type Subject = Pick<ChangeRow, "resource" | "id">;

/**
 * The version that follows the newest change of the record. A record whose id was given before continues the
 * history of the removed one, so that none of its change rows is overwritten.
 */
export async function versionAfterHistory({ resource, id }: Subject): Promise<number> {
  const { data } = await storageCall(() =>
    ChangeEntity.query.primary({ resource, id }).go({ order: "desc", limit: 1, consistent: true }),
  );
  return Number(data[0]?.version ?? 0) + 1;
}

/**
 * Which of these versions have a change row already. One BatchGetItem for 100 records, for writes that cannot have a
 * condition.
 */
export async function findTaken<Written extends Subject & { version: number }>(
  records: readonly Written[],
): Promise<Written[]> {
  const keyed = records.map((record) => {
    const { resource, id, version } = record;
    return { record, key: keyOf(ChangeEntity.get({ resource, id, version: versionKey(version) }).params()) };
  });
  const found = await batchRead(keyed.map(({ key }) => key));
  return keyed.filter(({ key }) => found(key)).map(({ record }) => record);
}

/**
 * Adds the row of a step, once however often it is told. Nothing is overwritten: if an earlier subject with the same id
 * has this version, the row goes on after the newest one. The history is read only where the version is taken.
 */
export async function addStep(row: ChangeRow): Promise<void> {
  try {
    await storageCall(() => ChangeEntity.create(row).go({ response: "none" }));
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const { resource, id } = row;
    const { data: known } = await storageCall(() =>
      ChangeEntity.query.primary({ resource, id }).go({ pages: "all", consistent: true }),
    );
    if (known.some(({ at, action }) => at === row.at && action === row.action)) return;
    await addStep({ ...row, version: versionKey(Number(known.at(-1)?.version ?? 0) + 1) });
  }
}
