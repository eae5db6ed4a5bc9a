import { recordEntity } from "./record.entity";

export const CategoryEntity = recordEntity({ name: "categories" });
