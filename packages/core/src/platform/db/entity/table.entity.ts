import { recordEntity } from "./record.entity";

export const TableEntity = recordEntity({ name: "tables" });
