import { type ComponentType, useEffect, useState } from "react";
import { FAILURES } from "../failure.texts";
import { clearFailures, showToast } from "../toasts";

const RELOADED_KEY = "backend-reloaded";

/**
 * A component whose file is loaded when it is shown for the first time, so that the order desk starts without it.
 * Nothing is shown until then.
 */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let known: ComponentType<Props> | null = null;
  const about = `part ${(count += 1)}`;
  return function Deferred(props: Props) {
    const [Loaded, setLoaded] = useState(() => known);
    useEffect(() => {
      let isShown = true;
      const start = async (): Promise<void> => {
        try {
          const component = await load();
          known = component;
          clearFailures(about);
          if (isShown) setLoaded(() => component);
        } catch {
          if (!isShown || (await reloadOutdated())) return;
          showToast({ kind: "error", message: FAILURES.part, about, retry: () => void start() });
        }
      };
      if (!known) void start();
      return () => {
        isShown = false;
      };
    }, []);
    return Loaded ? <Loaded {...props} /> : null;
  };
}
let count = 0;

/**
 * A page that has been open since before an update asks for files that are gone. If the server can be reached, the page
 * is loaded again, once. Without a connection reloading would lose the page.
 */
async function reloadOutdated(): Promise<boolean> {
  const page = window.location.pathname;
  if (sessionStorage.getItem(RELOADED_KEY) === import.meta.url) return false;
  const isReachable = await fetch(page, { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isReachable) return false;
  sessionStorage.setItem(RELOADED_KEY, import.meta.url);
  window.location.reload();
  return true;
}
