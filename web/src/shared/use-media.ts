import { useSyncExternalStore } from "react";

/** From this width on the cart is beside the content. */
export const WIDE = "(min-width: 64rem)";

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    () => window.matchMedia(query).matches,
  );
}
