import { useRouter } from "@tanstack/react-router";
import { type RefObject, useEffect } from "react";

/**
 * Keeps the focus of people who use a keyboard: within a screen where its control disappears, and after a change of the
 * screen at the heading of the new one. Both are loaded when there is a focus to keep.
 */
export function useFocus(root: RefObject<HTMLElement | null>): void {
  const router = useRouter();
  useEffect(() => {
    const { current } = root;
    if (!current) return undefined;
    let stop: (() => void) | null = null;
    let stopScreen: (() => void) | null = null;
    let isShown = true;
    const keep = async (): Promise<void> => {
      const { keepFocus } = await import("../../shared/focus/keep-focus");
      document.removeEventListener("focusin", begin);
      if (isShown) stop ??= keepFocus(current);
    };
    const begin = (): void => void keep().catch(withoutNetwork);
    document.addEventListener("focusin", begin);
    const enter = async (): Promise<void> => {
      const { focusScreen } = await import("../../shared/focus/focus-screen");
      const main = current.querySelector("main");
      stopScreen?.();
      stopScreen = isShown && main ? focusScreen(main) : null;
    };
    const unsubscribe = router.subscribe("onResolved", ({ pathChanged }) => {
      if (pathChanged) void enter().catch(withoutNetwork);
    });
    return () => {
      isShown = false;
      document.removeEventListener("focusin", begin);
      unsubscribe();
      stop?.();
      stopScreen?.();
    };
  }, [root, router]);
}

/** The next focus asks for the file again. */
const withoutNetwork = (): void => undefined;
