import { createHashHistory, type RouterHistory } from "@tanstack/react-router";

/**
 * The history of the router, in which an address that is typed by hand or chosen from a bookmark has its place. Without
 * one the router would take it for the first entry, and could neither take it back when a form keeps the person, nor
 * tell later whether the browser's button leads back or forward. Such an entry comes after the one that was left, which
 * is not the router's own place while a form asks whether to leave it: the browser already shows the typed address.
 */
export function createPlacedHistory(): RouterHistory {
  let left = 0;
  const place = (): void => {
    if (indexOf(window.history.state) === undefined) {
      const key = Math.random().toString(36);
      const placed = { __TSR_index: left + 1, __TSR_key: key, key };
      // The router watches the method of `window.history`, and is told of the entry by the event that is under way.
      History.prototype.replaceState.call(window.history, placed, "");
    }
    left = indexOf(window.history.state) ?? left;
  };
  // It has to listen before the router's own history does.
  window.addEventListener("popstate", place, { capture: true });
  const history = createHashHistory();
  left = history.location.state.__TSR_index;
  history.subscribe(({ location }) => (left = location.state.__TSR_index));
  return history;
}

/** The place of an entry of the browser's history. Entries that were typed have none yet. */
function indexOf(state: unknown): number | undefined {
  if (typeof state !== "object" || state === null || !("__TSR_index" in state)) return undefined;
  return typeof state.__TSR_index === "number" ? state.__TSR_index : undefined;
}
