import { SCREEN_MESSAGES } from "@tresen/contract/site/screen.texts";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { COMMON_TEXTS } from "../common.texts";
import { FAILURES } from "../failure.texts";
import { clearFailures, showToast } from "../toasts";

const RELOADED_KEY = "backend-reloaded";

/**
 * A component whose file is loaded when it is shown for the first time, so that the order desk starts without it. If it
 * cannot be loaded, what is on the screen stays. Without a network a panel that can be closed is closed then, so that the
 * next press tries again and nothing opens later by itself. @param waiting what is shown until then.
 * @returns with `ready`, which loads the file before, so that the component is there at once when it is shown.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> & { ready: () => Promise<void> } {
  let known: ComponentType<Props> | null = null;
  const about = `part ${(count += 1)}`;
  const ready = async (): Promise<void> => {
    known = await load();
  };
  return Object.assign(Deferred, { ready });
  function Deferred(props: Props) {
    const [Loaded, setLoaded] = useState(() => known);
    const [isFailed, setIsFailed] = useState(false);
    const close = useRef<(() => void) | null>(null);
    close.current = closeOf(props);
    useEffect(() => {
      let isShown = true;
      const start = async (): Promise<void> => {
        setIsFailed(false);
        try {
          const component = await load();
          known = component;
          clearFailures(about);
          if (isShown) setLoaded(() => component);
        } catch (error) {
          if (!isShown || (await reloadOutdated())) return;
          // The entry says what is the matter, and offers to try again.
          setIsFailed(true);
          const detail = window.navigator.onLine ? undefined : SCREEN_MESSAGES.offlineText;
          showToast({ kind: "error", message: FAILURES.part, detail, about, retry: start });
          if (close.current && !window.navigator.onLine) close.current();
          // What nobody opens comes by itself when the network is back.
          else window.addEventListener("online", again, { once: true });
          throw error;
        }
      };
      const again = (): void => void start().catch(() => undefined);
      if (!known) again();
      return () => {
        isShown = false;
        window.removeEventListener("online", again);
      };
    }, []);
    return Loaded ? <Loaded {...props} /> : isFailed ? null : waiting;
  }
}
let count = 0;

function closeOf(props: object): (() => void) | null {
  return "onClose" in props && typeof props.onClose === "function"
    ? () => void Reflect.apply(Object(props.onClose), null, [])
    : null;
}

/** The same for a panel or dialog: if its file takes long, a line at the top says that it is coming. */
export function deferredPanel<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return deferred(load, <Opening />);
}

const OPENING =
  "pointer-events-none fixed inset-x-0 top-3 z-50 mx-auto w-fit animate-late rounded-full border border-line-strong " +
  "bg-surface px-4 py-2 text-sm shadow-panel";

function Opening() {
  return (
    <p role="status" className={OPENING}>
      {COMMON_TEXTS.loading}
    </p>
  );
}

/**
 * A page that has been open since before an update asks for files that are gone. If the server can be reached, the page
 * is loaded again, once. Without a connection reloading would lose the page.
 */
export async function reloadOutdated(): Promise<boolean> {
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
