import { blocks } from "@tresen/contract/resources/shop";
import { recordEntity } from "./record.entity";

export const BlockEntity = recordEntity(blocks);
