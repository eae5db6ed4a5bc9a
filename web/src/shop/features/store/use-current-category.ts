import { useEffect, useState } from "react";
import type { Group } from "../../state/catalog";
import { categoryAnchor, currentCategory } from "./category-scroll";

/** The category at the scroll position, measured at most once a frame. */
export function useCurrentCategory(groups: readonly Group[]): string | null {
  const [current, setCurrent] = useState<string | null>(groups[0]?.category.id ?? null);
  useEffect(() => {
    let frame = 0;
    const measure = (): void => {
      frame = 0;
      const tops = groups.flatMap(({ category }) => {
        const section = document.getElementById(categoryAnchor(category.id));
        return section ? [{ id: category.id, top: section.getBoundingClientRect().top }] : [];
      });
      setCurrent(currentCategory({ tops, height: window.innerHeight }));
    };
    const schedule = (): void => {
      if (frame === 0) frame = requestAnimationFrame(measure);
    };
    schedule();
    window.addEventListener("scroll", schedule, { passive: true });
    window.addEventListener("resize", schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", schedule);
      window.removeEventListener("resize", schedule);
    };
  }, [groups]);
  return current;
}
