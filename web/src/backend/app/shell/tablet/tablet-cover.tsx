import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ApiError, call } from "../../../../shared/api";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { abandonScreen, takeRememberedLocation } from "../../../shared/session";
import { showCover } from "../../../shared/tablet/cover";
import { endSession, isEnding } from "../../../shared/tablet/tablet-end";
import { BrandMark } from "../../../shared/ui/brand";
import { TABLET_SHELL_TEXTS } from "./tablet-shell.texts";

/** How often the server is tried, in milliseconds. */
const TRY_EVERY = 5_000;

/** Takes the screens of the person away at once, whether or not the server can be reached. */
export function coverTablet(): void {
  takeRememberedLocation();
  showCover(TabletCover);
}

/** Loads the page with the people. */
export function leaveTablet(): void {
  abandonScreen("/backend/tablet");
}

/** What is there once a session on a tablet is over, until the server can be reached. */
function TabletCover() {
  const client = useQueryClient();
  useEffect(() => {
    client.clear();
    document.title = COMMON_TEXTS.backoffice;
  }, [client]);
  useEnd();
  return (
    <main
      ref={takeFocus}
      tabIndex={-1}
      className="flex min-h-dvh flex-col items-center justify-center gap-6 p-6 text-center outline-none"
    >
      <BrandMark size={56} />
      <p className="max-w-prose animate-late text-lg">{TABLET_SHELL_TEXTS.over}</p>
    </main>
  );
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** Ends the session at the server, if somebody has asked for that, and goes on to the people. */
function useEnd(): void {
  useEffect(() => {
    let isTrying = false;
    const attempt = async (): Promise<void> => {
      if (isTrying) return;
      isTrying = true;
      try {
        if (isEnding()) {
          await endSession();
          leaveTablet();
        } else {
          await call("GET /api/users/me", { unauthenticated: "throw" });
          // It was over by its time alone, and another window has let it last on.
          window.location.reload();
        }
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) leaveTablet();
      } finally {
        isTrying = false;
      }
    };
    const onTime = (): void => void attempt();
    onTime();
    const timer = setInterval(onTime, TRY_EVERY);
    window.addEventListener("online", onTime);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", onTime);
    };
  }, []);
}
