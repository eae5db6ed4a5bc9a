import { noteAllCallers } from "../order/phone";
import type { Migration } from "./run";

/**
 * Orders of the last year from before version 1.7.2 left no rows by which their customers are found by their number.
 */
export const callers: Migration = {
  number: 5,
  name: "callers",
  run: async () => {
    const count = await noteAllCallers({ now: Date.now() });
    return `${count} orders tell now whose phone number they were placed from.`;
  },
};
