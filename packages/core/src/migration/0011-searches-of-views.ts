import { forgetSearches } from "../user";
import type { Migration } from "./run";

/** Views of lists of customers kept what was searched, so a name stayed there after the erasure of the person. */
export const searchesOfViews: Migration = {
  number: 11,
  name: "searches-of-views",
  run: async () => {
    const count = await forgetSearches();
    return count === 1 ? "1 list keeps no searches in views." : `${count} lists keep no searches in views.`;
  },
};
