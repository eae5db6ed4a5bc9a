import { useSyncExternalStore } from "react";

/** From here on the cart stands beside the content. */
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
