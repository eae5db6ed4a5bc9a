import { recordEntity } from "./record.entity";

export const ProductEntity = recordEntity({ name: "products" });
