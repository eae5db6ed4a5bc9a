import { categories } from "@tresen/contract/catalog/category.resource";
import { recordEntity } from "./record.entity";

export const CategoryEntity = recordEntity(categories);
