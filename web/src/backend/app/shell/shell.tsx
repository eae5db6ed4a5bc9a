import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { Outlet, useRouter, useRouterState } from "@tanstack/react-router";
import { Menu as MenuIcon } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { FollowUpDialog } from "../../admin/follow-up";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { failureDetail } from "../../shared/failure";
import { FAILURES } from "../../shared/failure.texts";
import { rememberLocation, sessionQueries } from "../../shared/session";
import { BrandMark } from "../../shared/ui/brand";
import { IconButton } from "../../shared/ui/button";
import { uploadSlotAtom } from "../../shared/upload-slot";
import { Confirmations, ErrorEntries } from "../../shared/ui/toast-list";
import { deferredPanel } from "../../shared/ui/deferred";
import { ErrorState, Skeleton } from "../../shared/ui/states";
import { FailureCount } from "./failures/failure-count";
import { MAIN, SkipLink } from "./main-area";
import { SessionDialog } from "./session-dialog";
import { OwnJobs } from "./own-jobs/own-jobs";
import { PaletteButton } from "./palette/palette-button";
import { usePalette } from "./palette/use-palette";
import { useFocus } from "./use-focus";
import { SHELL_TEXTS } from "./shell.texts";
import { Sidebar } from "./sidebar";

const NavigationDrawer = deferredPanel(async () => (await import("./navigation-drawer")).NavigationDrawer);

const OtherShell = deferredPanel(async () => (await import("./other-shell")).OtherShell);

const SharedBar = deferredPanel(async () => (await import("./tablet/shared-bar")).SharedBar);

const Palette = deferredPanel(async () => (await import("./palette/palette")).Palette);

/** The layout around every screen. Nothing is shown before the signed-in user is known. */
export function Shell() {
  const { data: me, error, refetch, isFetching } = useQuery(sessionQueries.me());
  useRememberPlace();
  if (!me && error)
    return (
      <ErrorState
        message={FAILURES.me}
        detail={failureDetail(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (!me) return <ShellSkeleton />;
  return me.mustProtect || me.tablet ? <OtherShell /> : <ShellWithPage isShared={me.shared !== undefined} />;
}

/** @param isShared the session is on a tablet, where it ends by itself and no log-in goes on with it. */
function ShellWithPage({ isShared }: { isShared: boolean }) {
  const root = useRef<HTMLDivElement>(null);
  const palette = usePalette();
  const uploads = useAtomValue(uploadSlotAtom);
  useFocus(root);
  return (
    <div ref={root} className="flex h-dvh flex-col md:flex-row">
      <SkipLink />
      <TopBar />
      <Sidebar />
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        {isShared && <SharedBar />}
        <main id="main" tabIndex={-1} className={MAIN}>
          <Outlet />
        </main>
        {uploads.map((Content, index) => (
          <Content key={index} />
        ))}
        <ErrorEntries />
      </div>
      <Confirmations />
      {palette.isOpen && <Palette start={palette.typed} onClose={palette.close} />}
      <FollowUpDialog />
      {!isShared && <SessionDialog />}
    </div>
  );
}

/** With large letters it has no room for the name. */
const TOP_BAR = "@container flex h-14 shrink-0 items-center gap-2 border-b border-line bg-surface px-2 md:hidden";

/** The bar of a phone, which opens the navigation in a drawer. */
function TopBar() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <header className={TOP_BAR}>
      <IconButton label={SHELL_TEXTS.openNavigation} onPress={() => setIsOpen(true)}>
        <MenuIcon size={22} aria-hidden />
      </IconButton>
      <BrandMark size={28} />
      <span className="hidden min-w-0 truncate font-semibold @min-[18rem]:block">{COMMON_TEXTS.backoffice}</span>
      <div className="ms-auto flex items-center gap-1">
        <FailureCount />
        <OwnJobs />
        <PaletteButton />
      </div>
      {isOpen && <NavigationDrawer onClose={() => setIsOpen(false)} />}
    </header>
  );
}

/** Remembers the current place, so that the person returns to it after a new log-in. */
function useRememberPlace(): void {
  const router = useRouter();
  const href = useRouterState({ select: ({ location }) => location.href });
  useEffect(() => rememberLocation(`#${href}`), [router, href]);
}

function ShellSkeleton() {
  return (
    <div role="status" aria-label={SHELL_TEXTS.loading} className="flex h-dvh">
      <div className="hidden w-16 flex-col gap-3 border-e border-line bg-surface p-3 md:flex xl:w-60">
        {Array.from({ length: 7 }, (_, index) => (
          <Skeleton key={index} className="h-10" />
        ))}
      </div>
      <div className="flex flex-1 flex-col gap-4 p-4">
        <Skeleton className="h-10 w-60" />
        <Skeleton className="h-64" />
      </div>
    </div>
  );
}
