import type { Category } from "@tresen/contract/catalog/category.resource";
import type { OptionGroup } from "@tresen/contract/catalog/option-group/option-group.resource";
import type { StoredProduct } from "@tresen/contract/catalog/product.resource";
import { namedRecords } from "../../records/rows";

export { offered } from "./offered";

export const categoryRows = namedRecords<Category>("categories");
export const productRows = namedRecords<StoredProduct>("products");
export const groupRows = namedRecords<OptionGroup>("option-groups");
