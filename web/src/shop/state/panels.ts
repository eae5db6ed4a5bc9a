import { atom } from "jotai";

/** What the configuration modal shows: a product anew, or the cart's item at `index`. */
export const configureAtom = atom<{ productId: string; index: number | null } | null>(null);

/** The cart's sheet on narrow screens. */
export const cartSheetAtom = atom(false);

/** Names of the products that had to leave the cart, until the customer has read it. */
export const removedAtom = atom<string[]>([]);

/** A short word on what just happened, read out and shown for a moment. */
export const toastAtom = atom<{ id: number; text: string } | null>(null);
