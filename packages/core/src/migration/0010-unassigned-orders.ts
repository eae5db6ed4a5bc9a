import { noteAllUnassigned } from "../customer";
import type { Migration } from "./run";

/**
 * Notes orders that belong to no customer by how somebody is reached, so that the erasure of a person finds them. Those
 * that are placed or changed meanwhile are noted by the stream.
 */
export const unassignedOrders: Migration = {
  number: 10,
  name: "unassigned-orders",
  run: async () => {
    const count = await noteAllUnassigned();
    return count === 1 ? "1 order belongs to no customer." : `${count} orders belong to no customer.`;
  },
};
