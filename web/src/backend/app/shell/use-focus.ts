import { useRouter } from "@tanstack/react-router";
import { type RefObject, useEffect } from "react";
import { focusScreen } from "../../shared/focus/focus-screen";
import { keepFocus } from "../../shared/focus/keep-focus";

/**
 * Keeps the focus of people who use a keyboard: within a screen where its control disappears, and after a change of the
 * screen at the heading of the new one.
 */
export function useFocus(root: RefObject<HTMLElement | null>): void {
  const router = useRouter();
  useEffect(() => {
    const { current } = root;
    if (!current) return undefined;
    const stop = keepFocus(current);
    let stopScreen: (() => void) | null = null;
    const unsubscribe = router.subscribe("onResolved", ({ pathChanged }) => {
      if (!pathChanged) return;
      const main = current.querySelector("main");
      stopScreen?.();
      stopScreen = main && focusScreen(main);
    });
    return () => {
      unsubscribe();
      stop();
      stopScreen?.();
    };
  }, [root, router]);
}
