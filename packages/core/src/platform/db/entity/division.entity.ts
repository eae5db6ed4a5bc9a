import { divisions } from "@tresen/contract/branch/division.resource";
import { recordEntity } from "./record.entity";

export const DivisionEntity = recordEntity(divisions);
