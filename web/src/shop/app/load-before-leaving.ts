import type { AnyRouter, BlockerFn } from "@tanstack/react-router";
import { getDefaultStore } from "jotai";
import { missingScreenAtom, pendingScreenAtom } from "../state/browser/panels";
import { type Loadable, ifReachable } from "../ui/loadable";

/**
 * The router leaves a screen only when the code of the next one is loaded. If loading fails, the screen stays and a
 * notice appears over it. If a second attempt fails although the server responds, the browser loads the target as a new
 * page.
 */
export function loadBeforeLeaving(router: AnyRouter): void {
  const { get, set } = getDefaultStore();
  router.history.block({
    enableBeforeUnload: false,
    blockerFn: async ({ nextLocation: { pathname, href } }: Parameters<BlockerFn>[0]) => {
      const isSecond = get(missingScreenAtom)?.href === href;
      const [matchedRoutes] = router.getMatchedRoutes(pathname);
      const component = matchedRoutes.at(-1)?.options.component as Partial<Loadable<object>> | undefined;
      set(pendingScreenAtom, true);
      try {
        await component?.load?.();
        set(missingScreenAtom, null);
        return false;
      } catch {
        set(missingScreenAtom, { href, retry: () => void router.navigate({ href, replace: false }) });
        if (isSecond) void ifReachable(() => window.location.assign(href));
        return true;
      } finally {
        set(pendingScreenAtom, false);
      }
    },
  });
}
