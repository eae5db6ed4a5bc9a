import { useAtomValue } from "jotai";
import { deferred, deferredPanel } from "../../shared/ui/deferred";
import { conflictAtom } from "./use-order-action";

/** The panel and the dialog of an order, loaded when the first of them opens. */
export const OrderPanel = deferredPanel(async () => (await import("./panel/order-panel")).OrderPanel);

/** What a card shows beside what the desk starts with. */
export const CardExtras = deferred(async () => (await import("./step/card-extras")).CardExtras);
export const PreparationTimes = deferred(async () => (await import("./step/preparation-times")).PreparationTimes);
/** There is seldom one. */
export const MissedCard = deferred(async () => (await import("./desk/missed-card")).MissedCard);
export const AlarmLine = deferred(async () => (await import("./alarm/alarm-line")).AlarmLine);
export const OrderSoldOut = deferred(async () => (await import("./live/order-sold-out")).OrderSoldOut);

const LoadedDialog = deferredPanel(async () => (await import("./conflict-dialog")).ConflictDialog);

export function ConflictDialog() {
  return useAtomValue(conflictAtom) && <LoadedDialog />;
}
