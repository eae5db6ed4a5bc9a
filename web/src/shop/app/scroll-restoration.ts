import type { AnyRouter, ParsedLocation } from "@tanstack/react-router";

/** Long menus are rendered in slices, and pictures load late. */
const AGAIN_AFTER = 750;
const BY_HAND = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * After going back, restores the scroll position a second time, because the page may have grown since the router
 * restored it. It does nothing once the visitor scrolls.
 */
export function restoreScrollPosition(router: AnyRouter): void {
  const left = new Map<string, number>();
  let pending = new AbortController();
  router.subscribe("onBeforeLoad", ({ fromLocation }) => {
    pending.abort();
    if (fromLocation) left.set(keyOf(fromLocation), window.scrollY);
  });
  router.subscribe("onRendered", ({ fromLocation, toLocation }) => {
    const top = left.get(keyOf(toLocation));
    if (!top || !fromLocation || keyOf(fromLocation) === keyOf(toLocation)) return;
    const waiting = new AbortController();
    pending = waiting;
    const { signal } = waiting;
    const timer = setTimeout(() => {
      waiting.abort();
      window.scrollTo({ top, behavior: "instant" });
    }, AGAIN_AFTER);
    signal.addEventListener("abort", () => clearTimeout(timer));
    for (const type of BY_HAND) window.addEventListener(type, () => waiting.abort(), { signal, passive: true });
  });
}

function keyOf({ state, href }: ParsedLocation): string {
  return state.__TSR_key ?? href;
}
