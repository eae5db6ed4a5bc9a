import type { Resource } from "./kit/resource";
import { branches } from "./branch/branch.resource";
import { categories } from "./catalog/category.resource";
import { menus } from "./catalog/menu.resource";
import { products } from "./catalog/product.resource";
import { tags } from "./catalog/tag.resource";
import { blocks } from "./site/block.resource";
import { divisions } from "./branch/division.resource";
import { donatees } from "./order/donatee.resource";
import { navigations } from "./site/navigation.resource";
import { sites } from "./site/site.resource";
import { tables } from "./branch/table.resource";
import { users } from "./user/user.resource";

/** Every resource of the generic pattern, in the order in which an import can write them. */
export const resources = {
  divisions,
  tags,
  branches,
  categories,
  products,
  menus,
  tables,
  donatees,
  sites,
  blocks,
  navigations,
  users,
};

export type ResourceName = keyof typeof resources;

/** The resources that the init bundle carries, as the browser's stores expect them. */
export const snapshotResources: Resource[] = (Object.values(resources) as unknown as Resource[]).filter(
  ({ inSnapshot }) => inSnapshot,
);
