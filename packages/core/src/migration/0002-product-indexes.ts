import { products } from "@tresen/contract/catalog/product.resource";
import { rebuildIndexes } from "../records";
import type { Migration } from "./run";

/** Products of a version up to 1.7 have no rows by which lists, searches and removals find them. */
export const productIndexes: Migration = {
  number: 2,
  name: "product-indexes",
  run: async () => {
    const { records, rows, removed } = await rebuildIndexes({ resource: products });
    return `${records} products have ${rows} rows beside them now; ${removed} that stood for nothing were removed.`;
  },
};
