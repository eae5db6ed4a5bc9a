import { tags } from "@tresen/contract/resources/catalog";
import { recordEntity } from "./record.entity";

export const TagEntity = recordEntity(tags);
