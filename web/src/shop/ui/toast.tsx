import { useAtom } from "jotai";
import { useEffect } from "react";
import { toastAtom } from "../state/panels";

/** How long it stays: long enough to read twice. */
const DURATION = 3_000;

export function Toast() {
  const [toast, setToast] = useAtom(toastAtom);
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => setToast(null), DURATION);
    return () => clearTimeout(timer);
  }, [toast, setToast]);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-3 z-40 flex justify-center px-4">
      {toast && (
        <span key={toast.id} className="rounded-full bg-ink px-4 py-2 text-sm font-semibold text-canvas shadow-panel">
          {toast.text}
        </span>
      )}
    </div>
  );
}
