import { deferredPanel } from "../../../shared/ui/deferred";

/** The dialogs that change an order, loaded when the first of them opens. */
export const ItemDialog = deferredPanel(async () => (await import("./item-dialog")).ItemDialog);
export const SoldOutDialog = deferredPanel(
  async () => (await import("../../../shared/live/sold-out-dialog")).SoldOutDialog,
);
export const RefundDialog = deferredPanel(async () => (await import("./refund-dialog")).RefundDialog);
