import { DIALOGS, focusable, isDialogOpen, titleOf } from "./focus-screen";

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

/** Where a control is, or was. */
interface Place {
  steps: readonly Step[];
  field: FieldPlace | null;
}

/** Where a control is in the field of a form. A saved form begins anew, with the same fields. */
interface FieldPlace {
  path: string;
  /** Its number among the controls of the field. */
  at: number;
}

/** The entries of failed calls, which come and go beside what the person is working on. */
const FAILURES = "[role=log]";
const LISTS = "ul, ol, tbody, [role=list], [role=rowgroup]";
const ROW = "[role=row][tabindex]";
/** An entry that gets the focus itself, since the next press on a control in it would decide about something else. */
const ENTRY = "li[tabindex]";
const FOCUSABLE =
  "a[href], button:not(:disabled, [aria-disabled=true]), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary";

/**
 * Moves the focus within `root`, the page or a dialog, when the focused element is removed. When the last entry of a failed call goes, the
 * focus returns to where it was before. Returns a function that stops it.
 */
export function keepFocus(root: HTMLElement): () => void {
  let place: Place | null = null;
  /** The place outside of the entries of failed calls, also in a dialog. */
  let worked: Place | null = null;
  let frame = 0;
  /** Whether a dialog has the focus that the page never had: it was opened by the address. */
  let isAbove = false;

  const enter = ({ target }: { target: EventTarget | null }): void => {
    if (!(target instanceof Element) || target === document.body) return;
    const entered = { steps: stepsTo({ root, target }), field: fieldPlaceOf(target) };
    if (!target.closest(FAILURES)) worked = entered;
    // An element outside of `root`, such as a dialog, returns the focus itself when it closes.
    isAbove = !root.contains(target) && (isAbove || !place);
    if (root.contains(target)) place = entered;
  };
  const press = (): void => {
    // Pressing an empty part of the page removes the focus on purpose.
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      place = null;
      worked = null;
      isAbove = false;
    });
  };
  const restore = (): void => {
    if (document.activeElement !== document.body || (!isOfFailure(place) && isCovered(root))) return;
    if (isAbove && !isDialogOpen()) titleOf(root.querySelector("main") ?? root).focus();
    // The element is still there: the dialog above it returns the focus itself.
    if (!place || place.steps[0]?.node.isConnected) return;
    (foundAt({ root, place }) ?? (worked && foundAt({ root, place: worked })))?.focus();
    document.activeElement?.scrollIntoView({ block: "nearest" });
  };
  const watch = new MutationObserver(() => {
    if ((!place && !isAbove) || document.activeElement !== document.body) return;
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

/** The control of this place, or what is there now. */
function foundAt({ root, place: { steps, field } }: { root: Element; place: Place }): HTMLElement | null {
  const [control] = steps;
  if (control?.node.isConnected) return control.node instanceof HTMLElement ? control.node : null;
  const at = steps.findIndex(({ parent }) => parent.isConnected);
  if (at < 0) return null;
  return (field && sameControl({ root, place: field })) ?? successorOf(steps.slice(at));
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

/**
 * The row or entry around it that is still there; else the next entry of the innermost remaining list, else the entry before it,
 * else the heading above the list.
 */
function successorOf(steps: readonly Step[]): HTMLElement | null {
  for (const { node, parent, entries } of steps) {
    if (node.isConnected && node instanceof HTMLElement && node.matches(`${ROW}, ${ENTRY}`)) return node;
    const entry = entries && neighbours({ node, entries }).filter((one) => one.parentElement === parent);
    const control = entry?.map(mainControl).find((found) => found !== null);
    if (control) return control;
    if (parent.matches(`section, main, [role=region], [role=group], ${DIALOGS}`)) {
      const heading = parent.querySelector<HTMLElement>("h1, h2, h3") ?? parent;
      if (heading instanceof HTMLElement) return focusable(heading);
    }
  }
  return null;
}

/** Whether a dialog is open above `root`, which keeps the focus in itself. */
function isCovered(root: HTMLElement): boolean {
  const top = [...document.querySelectorAll(DIALOGS)].at(-1);
  return top !== undefined && !top.contains(root) && !root.contains(top);
}

function isOfFailure(place: Place | null): boolean {
  return place?.steps.some(({ node, parent }) => node.matches(FAILURES) || parent.matches(FAILURES)) ?? false;
}

/** The other entries of a list: first those after `node`, then those before it, each time the closest first. */
function neighbours({ node, entries }: { node: Element; entries: readonly Element[] }): Element[] {
  const index = entries.indexOf(node);
  return [...entries.slice(index + 1), ...entries.slice(0, index).reverse()];
}

/** The entry itself where it can have the focus; else the control that it marks as its main action, else its first one. */
function mainControl(entry: Element): HTMLElement | null {
  if (entry instanceof HTMLElement && entry.matches(ENTRY)) return entry;
  return entry.querySelector<HTMLElement>("[data-main-action]") ?? entry.querySelector<HTMLElement>(FOCUSABLE);
}
