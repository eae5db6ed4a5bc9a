import { ConditionFailed, writeTransaction } from "../platform/db";
import { type Row, UniqueEntity, type Uniques, allRows, recordEntity, uniqueValues } from "../records/rows";
import type { Migration } from "./run";

/** The resources with unique names at the time when unique rows were case-sensitive. */
const GUARDED: readonly Uniques[] = [
  { name: "users", unique: [["username"]] },
  { name: "branches", unique: [["identifier"]] },
  { name: "divisions", unique: [["identifier"]] },
  { name: "tables", unique: [["branch", "identifier"]] },
  { name: "donatees", unique: [["identifier"]] },
  { name: "blocks", unique: [["identifier"]] },
  { name: "navigations", unique: [["identifier"]] },
  { name: "sites", unique: [["path"]] },
];

/**
 * Names are compared without regard to case, but names with capitals that were stored earlier have a case-sensitive
 * unique row. This migration replaces it by a row in lower case. If two names differ only by case, the first one gets
 * the row.
 */
export const guardsInSmallLetters: Migration = {
  number: 3,
  name: "guards-in-small-letters",
  run: async () => {
    let count = 0;
    for (const resource of GUARDED)
      for (const row of await allRows({ resource })) if (await guard({ resource, row })) count += 1;
    return count === 1
      ? "1 name has a guard in small letters now."
      : `${count} names have a guard in small letters now.`;
  },
};

/** Whether the record's unique rows were written. A record that was changed meanwhile has written them itself. */
async function guard({ resource, row }: { resource: Uniques; row: Row }): Promise<boolean> {
  const values = uniqueValues({ resource, fields: row.fields });
  const former = formerValues({ resource, row }).filter(
    (value) => !values.some((other) => other.values === value.values),
  );
  if (values.length === 0) return false;
  try {
    await writeTransaction({
      entities: { record: recordEntity(resource), unique: UniqueEntity },
      writes: ({ record, unique }) => [
        record
          .check({ id: row.id })
          .where(({ version }, { eq }) => eq(version, row.version))
          .commit(),
        ...values.map(({ field: _, ...value }) => unique.create({ ...value, owner: row.id }).commit()),
        ...former.map((value) =>
          unique
            .delete(value)
            .where(({ owner }, { notExists, eq }) => `${notExists(owner)} OR ${eq(owner, row.id)}`)
            .commit(),
        ),
      ],
    });
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}

/** The record's unique values in their case-sensitive form. */
function formerValues({ resource: { name, unique }, row }: { resource: Uniques; row: Row }) {
  return unique.map((names) => ({
    resource: name,
    fields: names.join(","),
    values: names.map((field) => encodeURIComponent(String(row.fields[field]))).join(","),
  }));
}
