import { BRANCH_WITH_ORDERS } from "@tresen/contract/branch/branch.texts";
import { hasOpenOrders } from "../order";
import { erasePlannerSetup } from "../planning/setup-rows";
import { AppError } from "../platform/errors";
import type { Hooks } from "../records";

/**
 * The hooks of branches. A branch with open orders cannot be removed, since no desk would show these orders any more. What
 * its weeks are planned with goes with it.
 */
export const branchHooks: Hooks = {
  async checks({ before, row }) {
    if (before && !row && (await hasOpenOrders({ branch: before.id })))
      throw new AppError("record.in_use", "conflict", BRANCH_WITH_ORDERS);
    return [];
  },

  async after({ before, row }) {
    if (!row) await erasePlannerSetup({ branch: before.id });
  },
};
