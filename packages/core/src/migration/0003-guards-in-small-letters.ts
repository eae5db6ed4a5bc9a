import { ConditionFailed, writeTransaction } from "../platform/db";
import { type Row, UniqueEntity, type Uniques, allRows, recordEntity, uniqueValues } from "../records/rows";
import type { Migration } from "./run";

/** The resources with names that occur once, as they were when names were guarded letter for letter. */
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
 * Names are the same in capitals and small letters, but those with capitals that were given before that have a guard by
 * the letter only. Each gets the guard that is asked for today in its place. Of two names that differ in nothing but
 * capitals the first one gets it.
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

/** Whether the record has taken guards that nobody had. One that was changed meanwhile has taken them by that. */
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

/** The record's names as they were guarded letter for letter. */
function formerValues({ resource: { name, unique }, row }: { resource: Uniques; row: Row }) {
  return unique.map((names) => ({
    resource: name,
    fields: names.join(","),
    values: names.map((field) => encodeURIComponent(String(row.fields[field]))).join(","),
  }));
}
