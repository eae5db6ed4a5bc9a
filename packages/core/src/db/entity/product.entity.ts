import { products } from "@tresen/contract/resources/catalog";
import { recordEntity } from "./record.entity";

export const ProductEntity = recordEntity(products);
