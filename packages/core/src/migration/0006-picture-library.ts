import { images } from "@tresen/contract/media/image.resource";
import { convertEarlierPicture } from "../media/image";
import { rebuildIndexes } from "../records";
import { type Row, allRows } from "../records/rows";
import { rewritten } from "./rewritten";
import type { Migration } from "./run";

/** Pictures of versions before 1.7.2 were no resource: their rows had fewer fields, and no index rows beside them. */
export const pictureLibrary: Migration = {
  number: 6,
  name: "picture-library",
  run: async () => {
    let count = 0;
    for (const row of await allRows({ resource: images })) if (await convert(row)) count += 1;
    const { rows } = await rebuildIndexes({ resource: images });
    return count === 1
      ? `1 picture is in the library now, with ${rows} rows beside all of them.`
      : `${count} pictures are in the library now, with ${rows} rows beside all of them.`;
  },
};

/** Whether the row was converted. One that was changed meanwhile is in its new form already. */
async function convert(row: Row): Promise<boolean> {
  const fields = await convertEarlierPicture(row);
  if (!fields) return false;
  return rewritten({ resource: images, row, fields });
}
