import { focusable, isDialogOpen, titleOf } from "./focus-screen";

/*
 * The element with the focus can disappear: an order leaves its column, an entry is removed, a message is closed. The
 * browser then loses the position, and people who use a keyboard would start at the top of the page again. These
 * functions remember the position and move the focus to the element that is there now.
 */

interface Step {
  node: Element;
  parent: Element;
  /** The entries of the list that contained `node`; null if its parent is no list. */
  entries: readonly Element[] | null;
}

/** Where a control is in the field of a form. A saved form begins anew, with the same fields. */
interface FieldPlace {
  path: string;
  /** Its number among the controls of the field. */
  at: number;
}

const LISTS = "ul, ol, tbody, [role=list], [role=rowgroup]";
const FOCUSABLE =
  "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary";

/** Moves the focus within `root` when the focused element is removed. Returns a function that stops it. */
export function keepFocus(root: HTMLElement): () => void {
  let place: Step[] = [];
  let field: FieldPlace | null = null;
  let frame = 0;
  /** Whether a dialog has the focus that the page never had: it was opened by the address. */
  let isAbove = false;

  const enter = ({ target }: { target: EventTarget | null }): void => {
    if (!(target instanceof Element) || target === document.body) return;
    // An element outside of `root`, such as a dialog, returns the focus itself when it closes.
    isAbove = !root.contains(target) && (isAbove || place.length === 0);
    if (!root.contains(target)) return;
    place = stepsTo({ root, target });
    field = fieldPlaceOf(target);
  };
  const press = (): void => {
    // Pressing an empty part of the page removes the focus on purpose.
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      place = [];
      isAbove = false;
    });
  };
  const restore = (): void => {
    if (document.activeElement !== document.body) return;
    if (isAbove && !isDialogOpen()) titleOf(root.querySelector("main") ?? root).focus();
    if (place.length === 0) return;
    const at = place.findIndex(({ parent }) => parent.isConnected);
    // The element is still there: the dialog above it returns the focus itself.
    if (place[0]?.node.isConnected || at < 0) return;
    const same = field && sameControl({ root, place: field });
    (same ?? successorOf(place.slice(at)))?.focus();
    document.activeElement?.scrollIntoView({ block: "nearest" });
  };
  const watch = new MutationObserver(() => {
    if ((place.length === 0 && !isAbove) || document.activeElement !== document.body) return;
    cancelAnimationFrame(frame);
    // Two frames later dialogs that closed at the same time have returned the focus themselves.
    frame = requestAnimationFrame(() => (frame = requestAnimationFrame(restore)));
  });

  document.addEventListener("focusin", enter);
  root.addEventListener("pointerdown", press);
  watch.observe(document.body, { childList: true, subtree: true });
  enter({ target: document.activeElement });
  return () => {
    document.removeEventListener("focusin", enter);
    root.removeEventListener("pointerdown", press);
    watch.disconnect();
    cancelAnimationFrame(frame);
  };
}

function fieldPlaceOf(control: Element): FieldPlace | null {
  if (!(control instanceof HTMLElement)) return null;
  const frame = control.closest<HTMLElement>("[data-field]");
  return frame && { path: frame.dataset.field ?? "", at: controlsOf(frame).indexOf(control) };
}

function sameControl({ root, place }: { root: Element; place: FieldPlace }): HTMLElement | undefined {
  const frames = [...root.querySelectorAll<HTMLElement>("[data-field]")];
  const frame = frames.find(({ dataset }) => dataset.field === place.path);
  return frame && controlsOf(frame)[place.at];
}

function controlsOf(frame: Element): HTMLElement[] {
  return [...frame.querySelectorAll<HTMLElement>(`${FOCUSABLE}, [contenteditable=true]`)];
}

function stepsTo({ root, target }: { root: Element; target: Element }): Step[] {
  const steps: Step[] = [];
  for (let node = target; node !== root && node.parentElement; node = node.parentElement) {
    const parent = node.parentElement;
    steps.push({ node, parent, entries: parent.matches(LISTS) ? [...parent.children] : null });
  }
  return steps;
}

/** The next entry of the innermost remaining list, else the entry before it, else the heading above the list. */
function successorOf(steps: readonly Step[]): HTMLElement | null {
  for (const { node, parent, entries } of steps) {
    const entry = entries && neighbours({ node, entries }).filter((one) => one.parentElement === parent);
    const control = entry?.map(mainControl).find((found) => found !== null);
    if (control) return control;
    if (parent.matches("section, main, [role=region], [role=group]")) {
      const heading = parent.querySelector<HTMLElement>("h1, h2, h3") ?? parent;
      if (heading instanceof HTMLElement) return focusable(heading);
    }
  }
  return null;
}

/** The other entries of a list: first those after `node`, then those before it, each time the closest first. */
function neighbours({ node, entries }: { node: Element; entries: readonly Element[] }): Element[] {
  const index = entries.indexOf(node);
  return [...entries.slice(index + 1), ...entries.slice(0, index).reverse()];
}

/** The control that an entry marks as its main action, else its first control. */
function mainControl(entry: Element): HTMLElement | null {
  return entry.querySelector<HTMLElement>("[data-main-action]") ?? entry.querySelector<HTMLElement>(FOCUSABLE);
}
