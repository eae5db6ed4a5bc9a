import { useCallback, useLayoutEffect, useRef } from "react";

/**
 * The same function in every rendering, which does what the function of the last rendering does. Components that get it
 * need not be rendered again only because it was made anew.
 */
export function useStable<Args extends unknown[]>(call: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(call);
  useLayoutEffect(() => {
    latest.current = call;
  });
  return useCallback((...args) => latest.current(...args), []);
}
