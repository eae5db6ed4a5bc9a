import { CheckCircle2, CircleAlert, X } from "lucide-react";
import { useAtomValue } from "jotai";
import { COMMON_TEXTS } from "../common.texts";
import { dismissToast, toastsAtom } from "../toasts";
import { Button, IconButton } from "./button";
import { UI_TEXTS } from "./ui.texts";

const TOAST =
  "pointer-events-auto flex w-full max-w-md items-center gap-3 rounded-panel border bg-surface p-2 ps-4 " +
  "shadow-panel animate-fade";

/** The list of errors and confirmations of the whole back-office. */
export function ToastList() {
  const toasts = useAtomValue(toastsAtom);
  return (
    <div aria-live="polite" className="pointer-events-none fixed inset-x-3 bottom-3 z-50 flex flex-col items-end gap-2">
      {toasts.map(({ id, kind, message, detail, retry, undo }) => (
        <div
          key={id}
          role={kind === "error" ? "alert" : "status"}
          className={`${TOAST} ${kind === "error" ? "border-danger" : "border-line"}`}
        >
          {kind === "error" ? (
            <CircleAlert size={20} className="shrink-0 text-danger" aria-hidden />
          ) : (
            <CheckCircle2 size={20} className="shrink-0 text-success" aria-hidden />
          )}
          <div className="min-w-0 flex-1 py-1.5">
            <p className="text-sm font-medium">{message}</p>
            {detail && <p className="text-sm text-muted">{detail}</p>}
          </div>
          {retry && (
            <Button
              size="sm"
              onPress={() => {
                dismissToast(id);
                retry();
              }}
            >
              {COMMON_TEXTS.retry}
            </Button>
          )}
          {undo && (
            <Button
              size="sm"
              onPress={() => {
                dismissToast(id);
                undo();
              }}
            >
              {UI_TEXTS.undo}
            </Button>
          )}
          <IconButton label={UI_TEXTS.dismissToast} onPress={() => dismissToast(id)}>
            <X size={18} aria-hidden />
          </IconButton>
        </div>
      ))}
    </div>
  );
}
