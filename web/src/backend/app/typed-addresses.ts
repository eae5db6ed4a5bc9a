import { createHashHistory, type RouterHistory } from "@tanstack/react-router";

/**
 * The history of the router, in which an address that is typed by hand or chosen from a bookmark has its place. Without
 * one the router would take it for the first entry, and could neither take it back when a form keeps the person, nor
 * tell later whether the browser's button leads back or forward. Such an entry comes after the one that was left.
 */
export function createPlacedHistory(): RouterHistory {
  const place = (): void => {
    const { state } = window.history;
    if (typeof state === "object" && state !== null) return;
    const key = Math.random().toString(36);
    const placed = { __TSR_index: history.location.state.__TSR_index + 1, __TSR_key: key, key };
    // The router watches the method of `window.history`, and is told of the entry by the event that is under way.
    History.prototype.replaceState.call(window.history, placed, "");
  };
  // It has to listen before the router's own history does.
  window.addEventListener("popstate", place, { capture: true });
  const history = createHashHistory();
  return history;
}
