import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { deferred, deferredPanel } from "../../shared/ui/deferred";
import { conflictAtom } from "./use-order-action";

/** The panel and the dialog of an order, loaded when the first of them opens. */
export const OrderPanel = deferredPanel(async () => (await import("./panel/order-panel")).OrderPanel);

/** What a card shows beside what the desk starts with. */
export const CardExtras = deferred(async () => (await import("./step/card-extras")).CardExtras);
export const PreparationTimes = deferred(async () => (await import("./step/preparation-times")).PreparationTimes);
export const MissedCard = deferred(async () => (await import("./desk/missed-card")).MissedCard);
export const FindBar = deferred(async () => (await import("./desk/find/find-bar")).FindBar);
export const AlarmLine = deferred(async () => (await import("./alarm/alarm-line")).AlarmLine);
export const OrderSoldOut = deferred(async () => (await import("./live/order-sold-out")).OrderSoldOut);

/** What one press on the desk may need, and what tells of devices. */
const LATER = [
  () => import("./alarm/alarm-line"),
  () => FindBar.ready(),
  () => import("./desk/missed-card"),
  () => import("./panel/order-panel"),
];
/** Milliseconds after the start, when everything that the desk shows at once is there. */
const SETTLED = 5000;

/**
 * Loads these parts once the desk has started, so that the first press works without a network too.
 * @returns whether the desk has started.
 */
export function useReadyParts(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of LATER) void load().catch(() => undefined);
      setIsSettled(true);
    }, SETTLED);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}

const LoadedDialog = deferredPanel(async () => (await import("./conflict-dialog")).ConflictDialog);

export function ConflictDialog() {
  return useAtomValue(conflictAtom) && <LoadedDialog />;
}
