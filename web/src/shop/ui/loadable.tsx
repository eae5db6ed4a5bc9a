import { type ComponentType, type ReactNode, useEffect, useReducer, useState } from "react";
import { NotLoadedCallout } from "../widgets/not-loaded-callout";

interface LoadableOptions<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** Shown while the code is loading. */
  fallback?: ReactNode;
  /** Shown if the code cannot be loaded; by default a notice in its place. */
  missing?: (given: { retry: () => void; props: Props }) => ReactNode;
}

export interface Loadable<Props> {
  (props: Props): ReactNode;
  /** Loads the code; rejects if that fails. */
  load: () => Promise<void>;
  /** The same, but ignores a failure, for preloading by the router or on hover. */
  preload: () => Promise<void>;
}

/** Components that have not been needed yet, latest first: `preloadComponents` loads them while the page is idle. */
export const pendingLoads: (() => Promise<void>)[] = [];

/**
 * A component whose code is a separate chunk. It is loaded when it is first shown, or earlier while the page is idle.
 * If that fails, because there is no network or the shop was updated, an error with a button to try again appears in
 * its place, and the rest of the screen stays.
 */
export function loadable<Props extends object>({
  load: fetchView,
  fallback = null,
  missing = ({ retry }) => <NotLoadedCallout retry={retry} />,
}: LoadableOptions<Props>): Loadable<Props> {
  let View: ComponentType<Props> | null = null;
  const load = async (): Promise<void> => {
    View ??= await fetchView();
  };
  pendingLoads.push(load);

  function Shown(props: Props): ReactNode {
    const [isMissing, setMissing] = useState(false);
    const [attempt, retry] = useReducer((count: number) => count + 1, 0);
    const [, draw] = useReducer((count: number) => count + 1, 0);
    useEffect(() => {
      const fail = (): void => {
        setMissing(true);
        if (attempt > 0) void ifReachable(() => window.location.reload());
      };
      if (!View) void load().then(draw, fail);
    }, [attempt]);
    if (View) return <View {...props} />;
    return isMissing ? missing({ retry, props }) : fallback;
  }
  return Object.assign(Shown, { load, preload: () => load().catch(() => undefined) });
}

/** A component that opens over the screen. If it cannot be loaded, a notice appears instead until it is closed. */
export function overlay<Props extends { onClose: () => void }>(load: LoadableOptions<Props>["load"]): Loadable<Props> {
  return loadable({
    load,
    missing: ({ retry, props: { onClose } }) => <NotLoadedCallout retry={retry} onClose={onClose} />,
  });
}

/**
 * A whole screen. The router loads it before it leaves the previous one; without a previous one it shows the error
 * page.
 */
export function screen(load: LoadableOptions<object>["load"]): Loadable<object> {
  const missing = (): never => {
    throw new Error("The screen could not be fetched");
  };
  return loadable({ load, missing });
}

/**
 * After a second failure the page is reloaded, because its files belong to a build that no longer exists. Without a
 * network it is not, because the reload would fail too.
 */
export async function ifReachable(run: () => void): Promise<void> {
  const isReachable = await fetch(window.location.href, { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isReachable) run();
}
