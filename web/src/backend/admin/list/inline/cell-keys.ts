/** What a key does in the editor of a cell; null for a key of the control itself. */
export type CellCommand = "row" | "below" | "next" | "previous" | "discard";

/** Where the focus goes after a cell was left. */
export type Onward = Exclude<CellCommand, "discard"> | "elsewhere";

interface Pressed {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

type Control = Pick<Element, "tagName" | "getAttribute">;

export function keyCommand({ pressed, target }: { pressed: Pressed; target: Control }): CellCommand | null {
  const { key } = pressed;
  if (pressed.altKey) return null;
  if (pressed.ctrlKey || pressed.metaKey) return key === "Enter" ? "below" : key.toLowerCase() === "s" ? "row" : null;
  if (key === "Tab") return pressed.shiftKey ? "previous" : "next";
  // The first Enter or Escape in an open list is for the list.
  if (target.getAttribute("aria-expanded") === "true") return null;
  if (key === "Escape") return "discard";
  // Enter opens the choice of a button, and saves elsewhere.
  return key === "Enter" && target.tagName !== "BUTTON" ? "below" : null;
}

/** The next input of the same cell, such as the time after the day. */
export function nextControl({ box, command }: { box: Element; command: "next" | "previous" }): HTMLElement | null {
  const inputs = [...box.querySelectorAll<HTMLElement>("input:not([type=hidden])")].filter(
    ({ tabIndex }) => tabIndex >= 0,
  );
  const at = inputs.findIndex((input) => input === document.activeElement);
  return at < 0 ? null : (inputs[at + (command === "next" ? 1 : -1)] ?? null);
}

/** Lists, calendars and dialogs of a cell's editor are elsewhere in the page. */
const LAYERS = "[data-trigger], [data-testid=underlay], [role=dialog], [role=alertdialog], [role=listbox]";

export function isCellOutside({ box, target }: { box: Element; target: EventTarget | null }): boolean {
  return target instanceof Element && !box.contains(target) && target.closest(LAYERS) === null;
}
