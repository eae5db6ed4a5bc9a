import { BRANCH_WITH_ORDERS } from "@tresen/contract/branch/branch.texts";
import { hasOpenOrders } from "../order";
import { AppError } from "../platform/errors";
import type { Hooks } from "../records";

/**
 * The hooks of branches. A branch with open orders cannot be removed, since no desk would show these orders any more.
 */
export const branchHooks: Hooks = {
  async checks({ before, row }) {
    if (before && !row && (await hasOpenOrders({ branch: before.id })))
      throw new AppError("record.in_use", "conflict", BRANCH_WITH_ORDERS);
    return [];
  },
};
