import type { Branch } from "@tresen/contract/branch/branch.resource";
import { type Row, recordOf } from "../records/rows";

/** A branch's row as the record that its schema has checked before it was stored. */
export function branchOf(row: Row): Branch {
  return recordOf(row) as unknown as Branch;
}
