import { branches } from "@tresen/contract/resources/branch";
import { recordEntity } from "./record.entity";

export const BranchEntity = recordEntity(branches);
