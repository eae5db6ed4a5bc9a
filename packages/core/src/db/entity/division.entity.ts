import { divisions } from "@tresen/contract/resources/shop";
import { recordEntity } from "./record.entity";

export const DivisionEntity = recordEntity(divisions);
