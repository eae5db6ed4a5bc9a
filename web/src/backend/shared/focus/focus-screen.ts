export const DIALOGS = "[role=dialog], [role=alertdialog]";
/** Controls that cannot be used now, also those that keep the focus meanwhile. */
export const DISABLED = ":disabled, [aria-disabled=true]";
/** The frames in which a closing dialog returns the focus to where it was before. */
const FRAMES = 3;

/**
 * Moves the focus to the heading of the screen that was opened, so that it is the first thing that is read, or to the
 * screen itself as long as it has none. A screen or dialog that puts the focus into a field itself keeps it there.
 * @returns ends the wait for a heading that is shown late.
 */
export function focusScreen(main: HTMLElement): () => void {
  let frames = FRAMES;
  let frame = 0;
  const settle = (): void => {
    const { activeElement } = document;
    if (main !== activeElement && main.contains(activeElement) && !isTitle(activeElement)) return stop();
    // A palette or drawer that led here is about to close; another dialog keeps the focus.
    if (activeElement?.closest(DIALOGS)) return frames > 0 ? undefined : stop();
    const isLost = activeElement === document.body || activeElement === main;
    // After the first frames the person may have gone on elsewhere, such as in the navigation.
    if (!isLost && !isTitle(activeElement) && frames <= 0) return stop();
    const heading = titleOf(main);
    if (activeElement !== heading) heading.focus();
    if (frames <= 0 && heading !== main) stop();
  };
  const count = (): void => {
    frames -= 1;
    if (frames >= 0) frame = requestAnimationFrame(count);
    settle();
  };
  const watch = new MutationObserver(settle);
  const stop = (): void => {
    watch.disconnect();
    cancelAnimationFrame(frame);
  };
  watch.observe(main, { childList: true, subtree: true });
  frame = requestAnimationFrame(count);
  settle();
  return stop;
}

/** The title of a screen, or the screen itself as long as it has none. */
export function titleOf(screen: HTMLElement): HTMLElement {
  const title = screen.querySelector("h1");
  return title ? focusable(title) : screen;
}

/** Headings cannot have the focus by default. */
export function focusable(element: HTMLElement): HTMLElement {
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  return element;
}

export const isDialogOpen = (): boolean => document.querySelector(DIALOGS) !== null;

const isTitle = (element: Element | null): boolean => element?.tagName === "H1";
