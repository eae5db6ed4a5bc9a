import { useEffect, useState } from "react";

/** After this time the page counts as idle even if the browser never reports it. */
const LATEST = 2_000;

/** False until the page has loaded and is idle. Used for components that are not urgent. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}

function whenIdle(run: () => void): () => void {
  // Safari has no idle callback.
  const hasIdle = typeof window.requestIdleCallback === "function";
  let handle = 0;
  const wait = (): void => {
    handle = hasIdle ? window.requestIdleCallback(run, { timeout: LATEST }) : window.setTimeout(run, 200);
  };
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
  return () => {
    window.removeEventListener("load", wait);
    if (hasIdle) window.cancelIdleCallback(handle);
    else window.clearTimeout(handle);
  };
}
