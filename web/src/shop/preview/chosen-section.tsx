import type { Site } from "@tresen/contract/site/site.resource";
import { useEffect, useState } from "react";
import { scrollFrameTo } from "./scroll-to";

interface Box {
  top: number;
  height: number;
}

/**
 * A frame around the chosen section, above the page and not part of it, so that the page stays as it is published.
 * A section that was just chosen is scrolled into sight; one that is typed into stays where it is.
 */
export function ChosenSection({ place, site }: { place: number | null; site: Site }) {
  const [box, setBox] = useState<Box | null>(null);
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const measure = (): void => {
      const section = sectionAt(place);
      const rect = section?.getBoundingClientRect();
      setIsReady(document.querySelector("[data-page-type]") !== null);
      setBox(rect ? { top: rect.top + window.scrollY, height: rect.height } : null);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    const changes = new MutationObserver(measure);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      changes.disconnect();
    };
  }, [place, site]);
  useEffect(() => {
    if (isReady) show(sectionAt(place));
  }, [place, isReady]);
  if (!box) return null;
  return (
    <div
      aria-hidden
      data-chosen
      className="pointer-events-none absolute inset-x-0 z-30 border-3 border-action-text outline-2 -outline-offset-5 outline-white"
      style={{ top: box.top, height: box.height }}
    />
  );
}

function sectionAt(place: number | null): Element | null {
  return place === null ? null : (document.querySelectorAll("[data-section]")[place] ?? null);
}

/** A section of which enough can be seen already is not moved. */
function show(section: Element | null): void {
  if (!section) return;
  const { top, bottom } = section.getBoundingClientRect();
  const isSeen = top >= 0 && (bottom <= window.innerHeight || top < window.innerHeight / 3);
  if (isSeen) return;
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollFrameTo(section, isCalm ? "instant" : "smooth");
}
