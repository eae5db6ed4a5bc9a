import { categories } from "@tresen/contract/resources/catalog";
import { recordEntity } from "./record.entity";

export const CategoryEntity = recordEntity(categories);
