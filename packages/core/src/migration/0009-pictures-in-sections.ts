import { requestSnapshot } from "../snapshot";
import { allRows } from "../records/rows";
import type { Migration } from "./run";

/**
 * Pictures in the sections of pages named the file that they had when the page was saved. Records stay as they are,
 * since readers fill that in; only the published content has to be built again.
 */
export const picturesInSections: Migration = {
  number: 9,
  name: "pictures-in-sections",
  run: async () => {
    const { length: count } = await allRows({ resource: { name: "sites" } });
    await requestSnapshot({ requestedAt: Date.now() });
    return count === 1
      ? "1 page is published again with the newest files of its pictures."
      : `${count} pages are published again with the newest files of their pictures.`;
  },
};
