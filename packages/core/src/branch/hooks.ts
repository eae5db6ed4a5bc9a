import { hasOpenOrders } from "../order";
import { AppError } from "../platform/errors";
import type { Hooks } from "../records";

/** What branches need beside the generic pattern: without its branch an order would vanish from every desk. */
export const branchHooks: Hooks = {
  async checks({ before, row }) {
    if (!row && (await hasOpenOrders({ branch: before.id })))
      throw new AppError(
        "record.in_use",
        "conflict",
        "Filiale hat noch offene Bestellungen. Sie kann erst gelöscht werden, wenn diese abgeschlossen sind.",
      );
    return [];
  },
};
