import { useLocation } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef } from "react";

/** How long parts above a place may take to be drawn, which move it, in milliseconds. */
const SETTLES = 600;

/** Brings a part of a page into sight and gives it the focus, where the address ends with its name. */
export function useLinkedPlace(name: string): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const isLinked = useLocation({ select: ({ hash }) => hash === name });
  useEffect(() => {
    if (!isLinked) return;
    const show = (): void => {
      place.current?.scrollIntoView({ block: "start" });
      place.current?.focus({ preventScroll: true });
    };
    show();
    // Once more after the screen itself, which takes the focus when it is opened; not if the person has gone on meanwhile.
    const timer = setTimeout(() => {
      const { activeElement: active, body } = document;
      if (!active || active === body || active === place.current || active.contains(place.current)) show();
    }, SETTLES);
    return () => clearTimeout(timer);
  }, [isLinked]);
  return place;
}
