import { useEffect, useState } from "react";

/** Whoever never rests is served after this long all the same. */
const LATEST = 2_000;

/** False until the page has loaded and nothing else is to be done: for what nobody waits for. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}

function whenIdle(run: () => void): () => void {
  // Safari knows no idle callback.
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
