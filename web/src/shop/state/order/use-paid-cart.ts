import type { PublicOrder } from "@tresen/contract/order/order";
import { useStore } from "jotai";
import { useEffect } from "react";
import { cartAtom, clearedCart } from "./cart";
import { detailsAtom } from "./order-draft";
import { settlePaid } from "./order-submission";

/** Empties the cart of an order when its online payment has arrived. */
export function usePaidCart({
  order,
  identifier,
}: {
  order: PublicOrder | undefined;
  identifier: string | undefined;
}): void {
  const store = useStore();
  const isPaid = order?.isPaid === true;
  const uid = order?.uid;
  useEffect(() => {
    if (!isPaid || uid === undefined || identifier === undefined || !settlePaid({ identifier, uid })) return;
    store.set(cartAtom(identifier), clearedCart);
    store.set(detailsAtom, { legalInstructions: false, privacyPolicy: false });
  }, [store, isPaid, uid, identifier]);
}
