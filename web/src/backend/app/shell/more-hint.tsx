import { ChevronDown, ChevronUp } from "lucide-react";
import { type RefObject, useEffect, useState } from "react";

const HINT = "pointer-events-none absolute inset-x-0 z-1 flex h-8 justify-center from-surface from-40%";
const HINTS = {
  top: { className: "top-0 bg-linear-to-b items-start", Icon: ChevronUp },
  bottom: { className: "bottom-0 bg-linear-to-t items-end", Icon: ChevronDown },
};

/** Fades out the last visible entry, to show that there are more: some scroll bars are visible only while scrolling. */
export function MoreHint({ edge }: { edge: keyof typeof HINTS }) {
  const { className, Icon } = HINTS[edge];
  return (
    <div aria-hidden data-more={edge} className={`${HINT} ${className}`}>
      <Icon size={18} className="text-muted" />
    </div>
  );
}

/** Whether a scrolling list has hidden entries above and below. */
export function useHiddenEdges(scroller: RefObject<HTMLElement | null>): {
  isMoreAbove: boolean;
  isMoreBelow: boolean;
} {
  const [edges, setEdges] = useState({ isMoreAbove: false, isMoreBelow: false });
  useEffect(() => {
    const { current: list } = scroller;
    if (!list) return undefined;
    const measure = (): void => {
      const isMoreAbove = list.scrollTop > 1;
      const isMoreBelow = list.scrollTop + list.clientHeight < list.scrollHeight - 1;
      setEdges((known) =>
        known.isMoreAbove === isMoreAbove && known.isMoreBelow === isMoreBelow ? known : { isMoreAbove, isMoreBelow },
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    for (const content of list.children) observer.observe(content);
    list.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener("scroll", measure);
    };
  }, [scroller]);
  return edges;
}
