import { blocks } from "@tresen/contract/site/block.resource";
import { recordEntity } from "./record.entity";

export const BlockEntity = recordEntity(blocks);
