import { type ComponentType, useEffect, useState } from "react";
import { SCREEN_MESSAGES } from "@tresen/contract/site/screen.texts";
import { COMMON_TEXTS } from "../common.texts";
import { FAILURES } from "../failure.texts";
import { reloadOutdated } from "./deferred";
import { ErrorState, Skeleton } from "./states";

/**
 * The component of a route. The router calls `preload` before it shows the screen, and when a link to it is pointed at.
 */
export interface DeferredScreen {
  (): React.ReactNode;
  preload: () => Promise<void>;
}

/**
 * The component of a route whose file is loaded with the first navigation to it. Where it cannot be loaded, the screen
 * says so and can be asked for again; it asks by itself when the network is back. The router's own way would reload the
 * page, which without a connection loses it.
 */
export function deferredScreen(load: () => Promise<ComponentType>): DeferredScreen {
  let known: ComponentType | null = null;
  let loading: Promise<ComponentType> | null = null;
  const fetchOnce = (): Promise<ComponentType> => {
    loading ??= load().then(
      (component) => (known = component),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  function Screen() {
    const [Loaded, setLoaded] = useState(() => known);
    const [state, setState] = useState<"loading" | "failed">("loading");
    useEffect(() => {
      if (Loaded || state === "failed") return undefined;
      let isShown = true;
      const start = async (): Promise<void> => {
        try {
          const component = await fetchOnce();
          if (isShown) setLoaded(() => component);
        } catch {
          if (!(await reloadOutdated()) && isShown) setState("failed");
        }
      };
      void start();
      return () => {
        isShown = false;
      };
    }, [Loaded, state]);
    if (Loaded) return <Loaded />;
    return state === "failed" ? <ScreenFailure onRetry={() => setState("loading")} /> : <ScreenSkeleton />;
  }
  const preload = async (): Promise<void> => {
    // The screen itself tells of a failure.
    await fetchOnce().catch(() => undefined);
  };
  return Object.assign(Screen, { preload });
}

/** Says that the screen could not be loaded, and why if there is no network. */
export function ScreenFailure({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    window.addEventListener("online", onRetry);
    return () => window.removeEventListener("online", onRetry);
  }, [onRetry]);
  return (
    <ErrorState
      message={FAILURES.part}
      detail={window.navigator.onLine ? undefined : SCREEN_MESSAGES.offlineText}
      onRetry={onRetry}
    />
  );
}

/** Shown if the file of a screen takes long to load. */
export function ScreenSkeleton() {
  return (
    <div role="status" aria-label={COMMON_TEXTS.loading} className="flex flex-col gap-4 p-4">
      <Skeleton className="h-10 w-60" />
      <Skeleton className="h-64" />
    </div>
  );
}
