import { branches } from "@tresen/contract/branch/branch.resource";
import { categories } from "@tresen/contract/catalog/category.resource";
import { menus } from "@tresen/contract/catalog/menu.resource";
import { products } from "@tresen/contract/catalog/product.resource";
import type { Resource } from "@tresen/contract/kit/resource";
import type { TemplateSource } from "@tresen/contract/template/data/field-kinds";

const RESOURCES: Readonly<Partial<Record<TemplateSource, Resource>>> = {
  product: products,
  category: categories,
  menu: menus,
  branch: branches,
};

/** The resource of the records; null for orders, which are none, and for sources without records. */
export function resourceOf(source: TemplateSource): Resource | null {
  return RESOURCES[source] ?? null;
}
