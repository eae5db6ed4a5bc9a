import type { Resource } from "./kit/resource";
import { branches } from "./branch/branch.resource";
import { categories } from "./catalog/category.resource";
import { menus } from "./catalog/menu.resource";
import { products } from "./catalog/product.resource";
import { tags } from "./catalog/tag.resource";
import { blocks } from "./site/block.resource";
import { departments } from "./branch/department.resource";
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
  departments,
};

export type ResourceName = keyof typeof resources;

/** The same, each as any of them: what its records hold is in its schema, not in its type. */
export const allResources: readonly Resource[] = Object.values(resources);

const byName = new Map(allResources.map((resource) => [resource.name, resource]));

/** The resource of a name that is known only at run time. */
export function findResource(name: string): Resource | undefined {
  return byName.get(name);
}

/** The resources that the init bundle carries, as the browser's stores expect them. */
export const snapshotResources: readonly Resource[] = allResources.filter(({ inSnapshot }) => inSnapshot);
