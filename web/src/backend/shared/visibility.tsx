import { useAtomValue } from "jotai";
import { atomWithStorage } from "jotai/utils";
import type { ReactNode } from "react";
import { HIDDEN_DATA_TEXTS } from "./common.texts";

/** For screens that guests can see: product data and customer data can each be hidden. Both are shown at first. */
export const isProductDataShownAtom = atomWithStorage("product-data-visibility", true, undefined, { getOnInit: true });
export const isCustomerDataShownAtom = atomWithStorage("customer-data-visibility", true, undefined, {
  getOnInit: true,
});

export type PrivateData = "product" | "customer";

export function useIsShown(kind: PrivateData): boolean {
  const isProductDataShown = useAtomValue(isProductDataShownAtom);
  const isCustomerDataShown = useAtomValue(isCustomerDataShownAtom);
  return kind === "product" ? isProductDataShown : isCustomerDataShown;
}

/** Renders its children, or a grey bar instead. Hidden content is not in the page. */
export function Private({ kind, children }: { kind: PrivateData; children: ReactNode }) {
  if (useIsShown(kind)) return children;
  return (
    <span className="inline-block rounded-sm bg-sunken px-2 text-muted">
      <span aria-hidden>•••••</span>
      <span className="sr-only">{HIDDEN_DATA_TEXTS[kind]}</span>
    </span>
  );
}
