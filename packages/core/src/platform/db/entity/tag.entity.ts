import { tags } from "@tresen/contract/catalog/tag.resource";
import { recordEntity } from "./record.entity";

export const TagEntity = recordEntity(tags);
