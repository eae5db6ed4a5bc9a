import { tables } from "@tresen/contract/branch/table.resource";
import { recordEntity } from "./record.entity";

export const TableEntity = recordEntity(tables);
