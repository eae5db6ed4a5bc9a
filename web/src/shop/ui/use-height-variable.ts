import { type RefObject, useEffect } from "react";

/**
 * Stores an element's height in a CSS variable of the page, so that other elements at the same edge are placed beside
 * it, whatever its height.
 */
export function useHeightVariable({
  name,
  element,
  isShown,
}: {
  name: `--${string}`;
  element: RefObject<HTMLElement | null>;
  isShown: boolean;
}): void {
  useEffect(() => {
    const measured = element.current;
    if (!measured || !isShown) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(name, `${measured.offsetHeight}px`));
    observer.observe(measured);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [name, element, isShown]);
}
