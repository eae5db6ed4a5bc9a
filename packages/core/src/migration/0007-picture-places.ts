import { images } from "@tresen/contract/media/image.resource";
import { hasAlt, recountPlaces } from "../media/image";
import { ConditionFailed, writeTransaction } from "../platform/db";
import { rebuildIndexes } from "../records";
import { type Row, allRows, recordEntity } from "../records/rows";
import type { Migration } from "./run";

/** Pictures did not say whether they have a description, and nothing counted those of a folder or with a tag. */
export const picturePlaces: Migration = {
  number: 7,
  name: "picture-places",
  run: async () => {
    let count = 0;
    for (const row of await allRows({ resource: images })) if (await describe(row)) count += 1;
    const { records } = await rebuildIndexes({ resource: images });
    await recountPlaces();
    return `${records} pictures are counted by folder and tag now; ${count} of them say anew whether they are described.`;
  },
};

/** Whether the row was changed. One that was changed meanwhile says it already. */
async function describe({ id, version: known, fields }: Row): Promise<boolean> {
  if (fields["hasAlt"] !== undefined) return false;
  try {
    await writeTransaction({
      entities: { record: recordEntity(images) },
      writes: ({ record }) => [
        record
          .patch({ id })
          .set({ fields: { ...fields, hasAlt: hasAlt({ alt: String(fields["alt"] ?? "") }) } })
          .where(({ version }, { eq }) => eq(version, known))
          .commit(),
      ],
    });
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}
