import { Link, Outlet, useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { focusScreen } from "../../../shared/focus/focus-screen";
import { PAGE_TITLES } from "../../../shared/common.texts";
import { nameOf, useMe } from "../../../shared/session";
import { BrandMark } from "../../../shared/ui/brand";
import { Button } from "../../../shared/ui/button";
import { Confirmations, ErrorEntries } from "../../../shared/ui/toast-list";
import { MAIN, SkipLink } from "../main-area";
import { Forbidden } from "../not-found";
import { SHELL_TEXTS } from "../shell.texts";
import { useFocus } from "../use-focus";
import { TABLET_SHELL_TEXTS } from "./tablet-shell.texts";
import { useTabletSession } from "./use-tablet-session";

const ENTRIES = [
  { to: "/", label: PAGE_TITLES.desk },
  { to: "/deliveries", label: PAGE_TITLES.deliveries },
] as const;
/** What these lead to. */
const PLACES = ["/", "/deliveries", "/orders", "/orders/new", "/orders/left-over", "/now", "/load"];
const LINK =
  "inline-flex min-h-11 items-center rounded-control px-3 font-medium hover:bg-sunken aria-[current=page]:bg-sunken";

/** The layout of a session on a tablet: the order desk, who is signed in, and a button that ends it. */
export function TabletShell() {
  const root = useRef<HTMLDivElement>(null);
  const me = useMe();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const finish = useTabletSession(me.id);
  useFocus(root);
  // The number pad is gone, and whoever has signed in begins at the heading.
  useEffect(() => {
    const main = root.current?.querySelector("main");
    return main ? focusScreen(main) : undefined;
  }, []);
  return (
    <div ref={root} className="flex h-dvh flex-col">
      <SkipLink />
      <header className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-surface px-3 py-1.5">
        <BrandMark size={28} />
        <nav aria-label={SHELL_TEXTS.areas} className="flex flex-wrap gap-1">
          {ENTRIES.map(({ to, label }) => (
            <Link key={to} to={to} activeOptions={{ exact: true }} className={LINK}>
              {label}
            </Link>
          ))}
        </nav>
        <div className="ms-auto flex min-w-0 items-center gap-3">
          <span className="min-w-0 truncate text-sm">{nameOf(me)}</span>
          <Button variant="primary" size="lg" onPress={finish}>
            {TABLET_SHELL_TEXTS.finish}
          </Button>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={MAIN}>
        {PLACES.includes(path) ? <Outlet /> : <Forbidden />}
      </main>
      <ErrorEntries />
      <Confirmations />
    </div>
  );
}
