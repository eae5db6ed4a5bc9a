import { findRows } from "../records/rows";
import { bornOn } from "./derived-filters";
import { customerRows } from "./row/rows";

/** The customers whose birthday is on the day (`MM-DD`), as they are stored now. */
export async function congratulatedOn(day: string) {
  const rows = await findRows({ resource: customerRows, ids: await bornOn(day) });
  return [...rows.values()]
    .map((row) => customerRows.recordOf(row))
    .filter(({ birthday }) => birthday?.slice(5) === day);
}
