import { products } from "@tresen/contract/catalog/product.resource";
import { recordEntity } from "./record.entity";

export const ProductEntity = recordEntity(products);
