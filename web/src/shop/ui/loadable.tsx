import { type ComponentType, type ReactNode, useEffect, useReducer, useState } from "react";
import { NotLoadedCallout } from "../widgets/not-loaded-callout";

interface LoadableOptions<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** Shown while it is fetched. */
  fallback?: ReactNode;
  /** Shown where it cannot be fetched; by itself a notice in its place. */
  missing?: (given: { retry: () => void; props: Props }) => ReactNode;
}

export interface Loadable<Props> {
  (props: Props): ReactNode;
  /** Fetches the code, and fails where it cannot be had. */
  load: () => Promise<void>;
  /** The same for whoever does not mind a failure: the router, or somebody pointing at a link. */
  preload: () => Promise<void>;
}

/** Parts that have not been needed yet, latest first: `loadWaiting` fetches them while the page is idle. */
export const waitingLoads: (() => Promise<void>)[] = [];

/**
 * A part of a screen whose code comes in a file of its own. It is fetched when it is first shown, or before, while the
 * page is idle. Where that fails, because the network is gone or the shop was updated, only the part is missing: it
 * says so, offers to try again, and the screen stays.
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
  waitingLoads.push(load);

  function Shown(props: Props): ReactNode {
    const [isMissing, setMissing] = useState(false);
    const [attempt, retry] = useReducer((count: number) => count + 1, 0);
    const [, draw] = useReducer((count: number) => count + 1, 0);
    useEffect(() => {
      const fail = (): void => {
        setMissing(true);
        if (attempt > 0) void whereReachable(() => window.location.reload());
      };
      if (!View) void load().then(draw, fail);
    }, [attempt]);
    if (View) return <View {...props} />;
    return isMissing ? missing({ retry, props }) : fallback;
  }
  return Object.assign(Shown, { load, preload: () => load().catch(() => undefined) });
}

/** A part that opens over the screen: where it is missing, a notice stands there until it is closed. */
export function overlay<Props extends { onClose: () => void }>(load: LoadableOptions<Props>["load"]): Loadable<Props> {
  return loadable({
    load,
    missing: ({ retry, props: { onClose } }) => <NotLoadedCallout retry={retry} onClose={onClose} />,
  });
}

/**
 * A whole screen. The router fetches it before it leaves the one before; where there is none, the error page is all
 * there is to show.
 */
export function screen(load: LoadableOptions<object>["load"]): Loadable<object> {
  const missing = (): never => {
    throw new Error("The screen could not be fetched");
  };
  return loadable({ load, missing });
}

/**
 * After a second failure, what a new page would mend: its files are of a build that is gone. Not without a network,
 * where there would be no page at all.
 */
export async function whereReachable(run: () => void): Promise<void> {
  const isReachable = await fetch(window.location.href, { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isReachable) run();
}
