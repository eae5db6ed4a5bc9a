import type { Tv } from "@tresen/contract/signage/tv/tv.resource";
import { findRow, namedRecords } from "../../records/rows";

export const tvRows = namedRecords<Tv>("digital-signage-devices");

/** A TV as it is stored now; null where there is none. */
export async function findTv(id: string): Promise<Tv | null> {
  const row = await findRow({ resource: tvRows, id });
  return row && tvRows.recordOf(row);
}
