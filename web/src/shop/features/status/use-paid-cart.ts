import type { PublicOrder } from "@tresen/contract/orders";
import { useStore } from "jotai";
import { useEffect } from "react";
import { cartAtom, clearedCart } from "../../state/cart";
import { detailsAtom } from "../../state/order-draft";
import { settlePaid } from "../../state/order-submission";

/** Empties the cart that the order was made from, as soon as its online payment is there and not before. */
export function usePaidCart({ order, identifier }: { order: PublicOrder; identifier: string | undefined }): void {
  const store = useStore();
  useEffect(() => {
    if (!order.isPaid || identifier === undefined || !settlePaid({ identifier, uid: order.uid })) return;
    store.set(cartAtom(identifier), clearedCart);
    store.set(detailsAtom, { legalInstructions: false, privacyPolicy: false });
  }, [store, order.isPaid, order.uid, identifier]);
}
