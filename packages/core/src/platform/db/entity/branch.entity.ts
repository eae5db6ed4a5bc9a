import { recordEntity } from "./record.entity";

export const BranchEntity = recordEntity({ name: "branches" });
