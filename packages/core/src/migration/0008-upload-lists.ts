import { listAllUploads } from "../media/upload-record";
import type { Migration } from "./run";

/**
 * Files of customers were found by their id alone. Those that no order has used expire within two days, so only those of
 * orders are put into lists.
 */
export const uploadLists: Migration = {
  number: 8,
  name: "upload-lists",
  run: async () => {
    const count = await listAllUploads();
    return count === 1 ? "1 file of an order is listed now." : `${count} files of orders are listed now.`;
  },
};
