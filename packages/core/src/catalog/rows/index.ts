import type { Category } from "@tresen/contract/catalog/category.resource";
import type { Product } from "@tresen/contract/catalog/product.resource";
import { namedRecords } from "../../records/rows";

export const categoryRows = namedRecords<Category>("categories");
export const productRows = namedRecords<Product>("products");
