import { tables } from "@tresen/contract/resources/shop";
import { recordEntity } from "./record.entity";

export const TableEntity = recordEntity(tables);
