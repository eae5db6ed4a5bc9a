import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { Table } from "@tresen/contract/branch/table.resource";
import { namedRecords } from "../../records/rows";

export const branchRows = namedRecords<Branch>("branches");
export const tableRows = namedRecords<Table>("tables");
