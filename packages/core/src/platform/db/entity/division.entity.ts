import { recordEntity } from "./record.entity";

export const DivisionEntity = recordEntity({ name: "divisions" });
