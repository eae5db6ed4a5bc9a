import type { Resource } from "./resource";
import { branches } from "./resources/branch";
import { categories, menus, products, tags } from "./resources/catalog";
import { blocks, divisions, donatees, navigations, sites, tables, users } from "./resources/shop";

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
