import { SCREEN_MESSAGES } from "@tresen/contract/site/screen.texts";
import { useRef } from "react";
import { WifiOff } from "../../../shared/icons";
import { useNoticeTurn } from "../../state/browser/notices";
import { useIsOnline } from "../../state/browser/online";
import { Button } from "../../ui/button";
import { useHeightVariable } from "../../ui/use-height-variable";
import * as texts from "./shell.texts";

/** Stays visible at every scroll position; every other notice waits. */
export function OfflineBanner() {
  const isOnline = useIsOnline();
  const banner = useRef<HTMLDivElement>(null);
  useNoticeTurn({ name: "offline", isDue: !isOnline });
  useHeightVariable({ name: "--offline-height", element: banner, isShown: !isOnline });
  return (
    <div ref={banner} role="status" className="sticky top-0 z-30">
      {!isOnline && (
        <div data-notice="offline" className="max-h-[25dvh] overflow-y-auto bg-warning-soft">
          <div className="page flex flex-col gap-x-4 gap-y-2 py-2 sm:flex-row sm:items-center">
            <WifiOff size={20} className="hidden shrink-0 text-warning sm:block" />
            <p className="min-w-0 flex-1">
              <strong className="text-warning">{SCREEN_MESSAGES.offlineTitle}</strong>{" "}
              <span className="block sm:inline">{SCREEN_MESSAGES.offlineText}</span>
            </p>
            <Button look="quiet" onClick={() => window.location.reload()}>
              {texts.tryAgain}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
