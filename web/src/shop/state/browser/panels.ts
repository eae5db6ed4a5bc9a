import { atom, useSetAtom } from "jotai";
import { useEffect } from "react";
import type { CartItem } from "../order/cart";

/** The content of the configuration modal: a new product, or an item of the cart. */
export interface Configured {
  productId: string;
  item: CartItem | null;
}

export const configureAtom = atom<Configured | null>(null);

/** Whether the cart's sheet on narrow screens is open. */
export const cartSheetAtom = atom(false);

/** Closes the panels when the screen changes, so that going back does not open one over another branch. */
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

/** Names of products that were removed from the cart, until the customer has read them. */
export const removedAtom = atom<string[]>([]);

/** A short message about what just happened, read out by screen readers and shown for a moment. */
export const toastAtom = atom<{ id: number; text: string } | null>(null);

/** The screen that was requested and could not be loaded. The previous screen stays. */
export const missingScreenAtom = atom<{ href: string; retry: () => void } | null>(null);

/** Whether the code of the next screen is being loaded. */
export const pendingScreenAtom = atom(false);
