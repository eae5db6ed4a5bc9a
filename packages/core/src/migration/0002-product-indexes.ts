import { products } from "@tresen/contract/catalog/product.resource";
import { rebuildIndexes } from "../records";
import type { Migration } from "./run";

/** Writes the index rows of products, which version 1.7 and earlier did not have. */
export const productIndexes: Migration = {
  number: 2,
  name: "product-indexes",
  run: async () => {
    const { records, rows, removed } = await rebuildIndexes({ resource: products });
    return `${records} products have ${rows} rows beside them now; ${removed} that stood for nothing were removed.`;
  },
};
