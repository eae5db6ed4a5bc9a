import { atom, useSetAtom } from "jotai";
import { useEffect } from "react";
import type { CartItem } from "../order/cart";

/** What the configuration modal shows: a product anew, or this item of the cart. */
export interface Configured {
  productId: string;
  item: CartItem | null;
}

export const configureAtom = atom<Configured | null>(null);

/** The cart's sheet on narrow screens. */
export const cartSheetAtom = atom(false);

/** Closes the panels when the screen changes: going back must not open one over another branch. */
export function usePanelsOfScreen(): void {
  const configure = useSetAtom(configureAtom);
  const setSheet = useSetAtom(cartSheetAtom);
  useEffect(
    () => () => {
      configure(null);
      setSheet(false);
    },
    [configure, setSheet],
  );
}

/** Names of the products that had to leave the cart, until the customer has read it. */
export const removedAtom = atom<string[]>([]);

/** A short word on what just happened, read out and shown for a moment. */
export const toastAtom = atom<{ id: number; text: string } | null>(null);

/** The screen that was asked for and cannot be fetched; the one before stays. */
export const missingScreenAtom = atom<{ href: string; retry: () => void } | null>(null);

/** The next screen's code is on its way. */
export const pendingScreenAtom = atom(false);
