import { allRows } from "../records/rows";
import { externalUserRows } from "./rows";

/** When the accesses of external users of a branch end, of those that end at a time. */
export async function accessesThatEnd(branch: string): Promise<{ until: string }[]> {
  const users = (await allRows({ resource: externalUserRows, consistent: false })).map((row) =>
    externalUserRows.recordOf(row),
  );
  return users.flatMap(({ branches, isEnabled, validTo }) =>
    isEnabled && validTo && branches.some(({ id }) => id === branch) ? [{ until: validTo }] : [],
  );
}
