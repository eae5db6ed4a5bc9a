import { type RefObject, useEffect } from "react";

/** The room below the upper edge of a bar, which confirmations leave free: see `Confirmations`. */
const ROOM = "--bar-room";

/** Keeps confirmations above an element whose buttons are needed while they are shown. */
export function useBottomRoom(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = bar;
    if (!current) return undefined;
    const root = document.documentElement.style;
    const measure = (): void =>
      root.setProperty(ROOM, `${Math.max(0, window.innerHeight - current.getBoundingClientRect().top)}px`);
    // What stands below it, such as uploads, changes the height of the page around it.
    const observer = new ResizeObserver(measure);
    for (const element of [current, current.parentElement]) if (element) observer.observe(element);
    window.addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", measure);
      root.removeProperty(ROOM);
    };
  }, [bar]);
}
