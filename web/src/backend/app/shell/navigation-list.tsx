import { useRouterState } from "@tanstack/react-router";
import { useAtomValue } from "jotai";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useMe } from "../../shared/session";
import { Button } from "../../shared/ui/button";
import { deferred } from "../../shared/ui/deferred";
import { isMeant } from "../../shared/found-words";
import { navigationFor, type NavigationSection } from "./navigation";
import { NavigationFilter } from "./navigation-filter";
import { NavigationLinks } from "./navigation-links";
import { useOpenPalette } from "./palette/use-palette";
import { recentChangesAtom, recentRecords } from "./palette/recent-records";
import { SHELL_TEXTS } from "./shell.texts";
import { HIDDEN_NARROW } from "./sidebar-width";

const RecentLinks = deferred(async () => (await import("./palette/recent-links")).RecentLinks);

/** The settings stay in sight below the other areas, however many there are. */
const SETTINGS = "settings";

/** On a low screen, or with large letters, everything scrolls together. */
const SCROLLER =
  "continues relative min-h-0 flex-1 overflow-x-hidden overflow-y-auto px-2 py-1 low-area:flex-none low-area:overflow-visible";
const PINNED =
  "max-h-1/2 shrink-0 overflow-x-hidden overflow-y-auto border-t border-line px-2 pt-1 low-area:max-h-none";

/** The links in the sidebar and in the phone's drawer, with a field that filters them. */
export function NavigationList({ onNavigate }: { onNavigate?: () => void }) {
  const me = useMe();
  const sections = navigationFor(me);
  useAtomValue(recentChangesAtom);
  const hasRecent = recentRecords(me.id).length > 0;
  const area = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  // What was typed counts for the page that it was typed on: elsewhere all areas are shown again.
  const [filter, setFilter] = useState({ path, typed: "" });
  const typed = filter.path === path ? filter.typed : "";
  const setTyped = (text: string): void => setFilter({ path, typed: text });
  useCurrentInView({ area, path });
  const leave = (): void => {
    setTyped("");
    onNavigate?.();
  };
  const view = { typed: typed.trim(), path, onNavigate: leave };
  const links = (section: NavigationSection) => <NavigationLinks key={section.key} section={section} view={view} />;
  return (
    <>
      <div className={HIDDEN_NARROW}>
        <NavigationFilter
          field={field}
          typed={typed}
          onType={setTyped}
          onEnter={() => enterFirst(area.current)}
          onDown={() => linksIn(area.current)[0]?.focus()}
          onSearch={leave}
        />
      </div>
      <nav
        ref={area}
        aria-label={SHELL_TEXTS.areas}
        onKeyDown={(event) => moveFocus({ event, field: field.current })}
        className="continues flex min-h-0 flex-1 flex-col overflow-y-auto"
      >
        <div className={SCROLLER}>
          {sections.filter(({ key }) => key !== SETTINGS).map(links)}
          {hasRecent && <RecentLinks view={view} />}
          {view.typed !== "" && <NothingFound sections={sections} typed={view.typed} />}
        </div>
        {sections.some(({ key }) => key === SETTINGS) && (
          <div className={PINNED}>{sections.filter(({ key }) => key === SETTINGS).map(links)}</div>
        )}
      </nav>
    </>
  );
}

/** Says that no area has the typed words, and offers the search of everything for them. */
function NothingFound({ sections, typed }: { sections: readonly NavigationSection[]; typed: string }) {
  const open = useOpenPalette();
  const isFound = sections.some(({ title, entries }) => entries.some(({ label }) => isMeant({ label, title, typed })));
  return (
    <div role="status" className={HIDDEN_NARROW}>
      {!isFound && (
        <div className="flex flex-col items-start gap-2 px-3.5 py-2 text-sm text-muted">
          {SHELL_TEXTS.filter.nothing}
          <Button size="sm" onPress={() => open(typed)}>
            {SHELL_TEXTS.filter.everywhere}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Scrolls the current entry into view, also when the page was opened by a link. */
function useCurrentInView({ area, path }: { area: RefObject<HTMLElement | null>; path: string }): void {
  useEffect(() => {
    area.current?.querySelector("[aria-current=page]")?.scrollIntoView({ block: "nearest" });
  }, [area, path]);
}

const linksIn = (area: Element | null): HTMLElement[] =>
  [...(area?.querySelectorAll<HTMLElement>("a[href]") ?? [])].filter((link) => link.checkVisibility());

/** Opens the first of the found areas, and goes on in it. */
function enterFirst(area: Element | null): void {
  const [link] = linksIn(area);
  if (!link) return;
  link.click();
  document.getElementById("main")?.focus();
}

/** The arrow keys move between the links, and from the first one back to the field. */
function moveFocus({ event, field }: { event: KeyboardEvent<HTMLElement>; field: HTMLElement | null }): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const links = linksIn(event.currentTarget);
  const at = links.findIndex((link) => link === document.activeElement);
  if (at < 0) return;
  event.preventDefault();
  (links[at + step] ?? (step < 0 && field?.checkVisibility() ? field : undefined))?.focus();
}
