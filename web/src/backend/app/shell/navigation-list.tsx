import { useRouterState } from "@tanstack/react-router";
import { ChevronDown, ChevronUp } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useAtomValue } from "jotai";
import { useMe } from "../../shared/session";
import { deferred } from "../../shared/ui/deferred";
import { navigationFor } from "./navigation";
import { NavigationLinks } from "./navigation-links";
import { recentChangesAtom, recentRecords } from "./palette/recent-records";
import { SHELL_TEXTS } from "./shell.texts";

const HINT = "pointer-events-none absolute inset-x-0 z-1 flex h-10 justify-center from-surface from-40%";
const RecentLinks = deferred(async () => (await import("./palette/recent-links")).RecentLinks);

/** The links in the sidebar and in the phone's drawer. */
export function NavigationList({ textClass = "", onNavigate }: { textClass?: string; onNavigate?: () => void }) {
  const me = useMe();
  const groups = navigationFor(me);
  useAtomValue(recentChangesAtom);
  const hasRecent = recentRecords(me.id).length > 0;
  const scroller = useRef<HTMLElement>(null);
  const { isMoreAbove, isMoreBelow } = useHiddenEdges(scroller);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  // Scrolls the current entry into view, also when the page was opened by a link.
  useEffect(() => {
    scroller.current?.querySelector("[aria-current=page]")?.scrollIntoView({ block: "nearest" });
  }, [path]);
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      {isMoreAbove && <MoreHint edge="top" />}
      {isMoreBelow && <MoreHint edge="bottom" />}
      <nav
        ref={scroller}
        aria-label={SHELL_TEXTS.areas}
        className="relative min-h-0 flex-1 overflow-x-hidden overflow-y-auto p-2"
      >
        {groups.map(({ title, entries }) => (
          <NavigationLinks key={title} title={title} entries={entries} textClass={textClass} onNavigate={onNavigate} />
        ))}
        {hasRecent && <RecentLinks textClass={textClass} onNavigate={onNavigate} />}
      </nav>
    </div>
  );
}

const HINTS = {
  top: { className: "top-0 bg-linear-to-b items-start", Icon: ChevronUp },
  bottom: { className: "bottom-0 bg-linear-to-t items-end", Icon: ChevronDown },
};

/** Fades out the last visible entry, to show that there are more: some scroll bars are visible only while scrolling. */
function MoreHint({ edge }: { edge: keyof typeof HINTS }) {
  const { className, Icon } = HINTS[edge];
  return (
    <div aria-hidden data-more={edge} className={`${HINT} ${className}`}>
      <Icon size={18} className="text-muted" />
    </div>
  );
}

/** Whether a scrolling list has hidden entries above and below. */
function useHiddenEdges(scroller: RefObject<HTMLElement | null>): { isMoreAbove: boolean; isMoreBelow: boolean } {
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
    for (const group of list.children) observer.observe(group);
    list.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener("scroll", measure);
    };
  }, [scroller]);
  return edges;
}
