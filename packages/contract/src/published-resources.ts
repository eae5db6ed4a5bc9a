import type { Resource } from "./kit/resource";
import { branches } from "./branch/branch.resource";
import { categories } from "./catalog/category.resource";
import { menus } from "./catalog/menu.resource";
import { products } from "./catalog/product.resource";
import { tags } from "./catalog/tag.resource";
import { taxRates } from "./catalog/tax/tax-rate.resource";
import { blocks } from "./site/block/block.resource";
import { divisions } from "./branch/division.resource";
import { donatees } from "./order/donatee.resource";
import { navigations } from "./site/navigation/navigation.resource";
import { sites } from "./site/site.resource";
import { stations } from "./station/station.resource";
import { tables } from "./branch/table.resource";

/** The resources in the init bundle, in the order in which an import can write them. */
export const publishedResources = {
  divisions,
  tags,
  "tax-rates": taxRates,
  branches,
  categories,
  products,
  menus,
  tables,
  stations,
  donatees,
  sites,
  blocks,
  navigations,
};

/** The same as a list of general resources. The shop's snapshot is built from these and no others. */
export const snapshotResources: readonly Resource[] = Object.values(publishedResources);
