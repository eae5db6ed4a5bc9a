import { useLocation } from "@tanstack/react-router";
import { useAtom } from "jotai";
import { useEffect, useRef } from "react";
import { toastAtom } from "../state/browser/panels";

/** How long a toast stays: long enough to read twice. */
const DURATION = 3_000;

/**
 * Placed above all elements at the lower edge, so that it covers neither header nor category bar. It disappears with
 * its page.
 */
export function Toast() {
  const [toast, setToast] = useAtom(toastAtom);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const shownOn = useRef(path);
  useEffect(() => {
    if (shownOn.current === path) return;
    shownOn.current = path;
    setToast(null);
  }, [path, setToast]);
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => setToast(null), DURATION);
    return () => clearTimeout(timer);
  }, [toast, setToast]);
  return (
    <div
      role="status"
      className={
        "pointer-events-none fixed inset-x-0 " +
        "bottom-[calc(var(--lower-edge)+0.75rem+env(safe-area-inset-bottom))] z-40 flex " +
        "justify-center px-4"
      }
    >
      {toast && (
        <span
          key={toast.id}
          className={
            "max-w-full rounded-panel bg-ink px-4 py-2 text-center text-sm font-semibold " + "text-canvas shadow-panel"
          }
        >
          {toast.text}
        </span>
      )}
    </div>
  );
}
