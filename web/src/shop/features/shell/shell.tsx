import { useQuery } from "@tanstack/react-query";
import { Outlet, useLocation } from "@tanstack/react-router";
import { type ReactNode, lazy, useEffect, useRef } from "react";
import { applyPalette } from "../../../shared/apply-palette";
import { isSelfService } from "../../state/browser/self-service";
import { ShopContext, shopQuery, useCatalogReload } from "../../state/shop-query";
import { ErrorPage } from "../../widgets/error-page";
import { OptionalPart } from "../../widgets/optional-part";
import { PageSkeleton } from "../../ui/skeleton";
import { useIsIdle } from "../../ui/use-idle";
import { Header, HeaderSkeleton } from "./header";
import { OfflineBanner } from "./offline-banner";
import * as texts from "./shell.texts";

const Footer = lazy(() => import("./footer").then(({ Footer: component }) => ({ default: component })));
const Toolbar = lazy(() => import("./toolbar").then(({ Toolbar: component }) => ({ default: component })));

/** The frame around every screen. Shows the screen's outline until the shop's data is loaded. */
export function Shell({ layer }: { layer: ReactNode }) {
  const { data: shop, isError, refetch } = useQuery(shopQuery);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const isIdle = useIsIdle();
  useCatalogReload();

  const config = shop?.config;
  useEffect(() => {
    if (!config) return;
    applyPalette(config);
    // If the owner's typeface cannot be loaded, the page keeps the default one.
    if (config.fontFamily || config.headingFontFamily)
      void import("./shop-fonts").then(({ applyFonts }) => applyFonts(config)).catch(() => undefined);
  }, [config]);

  if (!shop) {
    return (
      <>
        <HeaderSkeleton />
        {isError ? <LoadFailed retry={() => void refetch()} /> : <PageSkeleton path={path} />}
      </>
    );
  }
  const isKiosk = isSelfService();
  const isStaffToolbar = !isKiosk && shop.config.enablePluginToolbar && shop.user !== null;
  return (
    <ShopContext value={shop}>
      <div className="flex min-h-dvh flex-col">
        <a
          href="#inhalt"
          className={
            "sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 " +
            "focus:rounded-control focus:bg-action focus:px-4 focus:py-3 focus:text-on-action"
          }
        >
          {texts.skipToContent}
        </a>
        {isStaffToolbar && (
          <OptionalPart>
            <Toolbar />
          </OptionalPart>
        )}
        <Header />
        <OfflineBanner />
        <Main path={path} />
        {isIdle && (
          <OptionalPart>
            <Footer />
          </OptionalPart>
        )}
      </div>
      {layer}
    </ShopContext>
  );
}

/** After a change of screen the focus goes to the new content, so that assistive technology starts reading there. */
function Main({ path }: { path: string }) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    main.current?.focus({ preventScroll: true });
  }, [path]);
  return (
    <main ref={main} id="inhalt" tabIndex={-1} className="min-h-[70vh] flex-1 outline-none">
      <Outlet />
    </main>
  );
}

function LoadFailed({ retry }: { retry: () => void }) {
  return (
    <main>
      <ErrorPage
        title={texts.unreachable}
        text={texts.checkConnection}
        action={{ label: texts.tryAgain, run: retry }}
      />
    </main>
  );
}
