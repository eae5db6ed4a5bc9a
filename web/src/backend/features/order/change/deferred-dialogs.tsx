import { deferred } from "../../../shared/ui/deferred";

/** The dialogs that change an order, loaded when the first of them opens. */
export const ItemDialog = deferred(async () => (await import("./item-dialog")).ItemDialog);
export const SoldOutDialog = deferred(async () => (await import("../live/sold-out-dialog")).SoldOutDialog);
export const RefundDialog = deferred(async () => (await import("./refund-dialog")).RefundDialog);
