import { branches } from "@tresen/contract/branch/branch.resource";
import { recordEntity } from "./record.entity";

export const BranchEntity = recordEntity(branches);
