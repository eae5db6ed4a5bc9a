import { CheckCircle2, CircleAlert, X } from "lucide-react";
import { useAtomValue } from "jotai";
import { useEffect, useRef } from "react";
import { COMMON_TEXTS } from "../common.texts";
import { isTyping } from "../use-slash-key";
import { type Toast, dismissFailures, dismissToast, retryFailure, toastsAtom } from "../toasts";
import { Button, IconButton, buttonClass } from "./button";
import { UI_TEXTS } from "./ui.texts";

/**
 * Beside an open dialog, whose buttons are at its bottom and which closes at its top. On a phone, which it fills, over its
 * content: above the buttons and below the title; so over one that is nearly as wide as the window, too.
 */
const BESIDE_DIALOG =
  "sm:[body:has(>[data-overlay])_&]:top-18 sm:[body:has(>[data-overlay])_&]:bottom-auto " +
  "sm:[body:has(>[data-overlay=xl])_&]:top-auto! sm:[body:has(>[data-overlay=xl])_&]:bottom-24! " +
  "[body:has(>[data-overlay])_&]:items-start max-sm:[body:has(>[data-overlay])_&]:bottom-32";
const PLACE =
  "pointer-events-none fixed inset-x-3 bottom-[calc(max(var(--entries-height,0px),var(--bar-room,0px))+0.75rem)] z-50 " +
  `flex flex-col items-end gap-2 ${BESIDE_DIALOG}`;

const CONFIRMATION =
  "pointer-events-auto flex w-full max-w-md items-center gap-3 rounded-panel border border-line bg-surface p-2 ps-4 " +
  "shadow-panel animate-fade";
/** Above dialogs, which end where the entries begin: see `DIALOG_AREA`. The panel of all failures shows them itself. */
const ENTRIES =
  "relative z-50 max-h-[40dvh] shrink-0 overflow-y-auto bg-surface [body:has([data-failure-panel])_&]:hidden";
const ENTRY = "flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5 ps-4 pe-2";

/** The confirmations of the whole back-office. They disappear by themselves; Ctrl+Z takes back what the last one tells. */
export function Confirmations() {
  const confirmations = useAtomValue(toastsAtom)
    .filter(({ kind }) => kind === "success")
    .slice(-4);
  const last = confirmations.findLast(({ undo }) => undo);
  useEffect(() => {
    if (!last) return undefined;
    const press = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented, target } = event;
      if (key.toLowerCase() !== "z" || !(ctrlKey || metaKey) || shiftKey || altKey) return;
      // In a text the key takes back what was typed there.
      if (defaultPrevented || isTyping(target)) return;
      event.preventDefault();
      takeBack(last);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [last]);
  return (
    <div aria-live="polite" data-react-aria-top-layer className={PLACE}>
      {confirmations.map(({ id, message, undo, file }) => (
        <div key={id} role="status" className={CONFIRMATION}>
          <CheckCircle2 size={20} className="shrink-0 text-success" aria-hidden />
          <p className="min-w-0 flex-1 py-1.5 text-sm font-medium">{message}</p>
          {undo && (
            <Button
              size="sm"
              aria-keyshortcuts={id === last?.id ? "Control+Z" : undefined}
              onPress={() => takeBack({ id, undo })}
            >
              {UI_TEXTS.undo}
              {id === last?.id && (
                <kbd aria-hidden className="text-xs text-muted pointer-coarse:hidden">
                  {UI_TEXTS.undoKey}
                </kbd>
              )}
            </Button>
          )}
          {file && (
            <a
              href={file.href}
              download={file.name}
              onClick={() => dismissToast(id)}
              className={buttonClass({ size: "sm", variant: "primary" })}
            >
              {file.label}
            </a>
          )}
          <IconButton label={UI_TEXTS.dismissToast} onPress={() => dismissToast(id)}>
            <X size={18} aria-hidden />
          </IconButton>
        </div>
      ))}
    </div>
  );
}

function takeBack({ id, undo }: Pick<Toast, "id" | "undo">): void {
  dismissToast(id);
  undo?.();
}

/**
 * The entries of failed calls, below the page instead of above it, so that they cover nothing. They stay until the call
 * succeeds or the person dismisses them.
 */
export function ErrorEntries() {
  const entries = useAtomValue(toastsAtom).filter(({ kind, calls }) => kind === "error" && !calls);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = list;
    if (!current) return undefined;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => root.setProperty("--entries-height", `${current.offsetHeight}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      root.removeProperty("--entries-height");
    };
  }, []);
  return (
    // React Aria leaves its top layer readable and usable while a dialog is open.
    <div ref={list} role="log" aria-label={UI_TEXTS.failures} data-react-aria-top-layer className={ENTRIES}>
      {entries.length > 1 && (
        <div className="flex items-center justify-between gap-3 border-t-2 border-danger py-1 ps-4 pe-2">
          <p className="text-sm font-semibold">{UI_TEXTS.failureCount(entries.length)}</p>
          <Button size="sm" variant="ghost" onPress={dismissFailures}>
            {UI_TEXTS.dismissAll}
          </Button>
        </div>
      )}
      {entries.length > 0 && (
        <ul
          className={`divide-y divide-line ${entries.length > 1 ? "border-t border-line" : "border-t-2 border-danger"}`}
        >
          {entries.map((entry) => (
            <ErrorEntry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </div>
  );
}

function ErrorEntry({ entry }: { entry: Toast }) {
  const { id, message, detail, retry, isRetrying = false } = entry;
  return (
    <li className={ENTRY}>
      <CircleAlert size={20} className="shrink-0 text-danger" aria-hidden />
      <div className="min-w-40 flex-1 py-1.5 wrap-anywhere">
        <p className="text-sm font-medium">{message}</p>
        {detail && <p className="text-sm text-muted">{detail}</p>}
      </div>
      <div className="ms-auto flex items-center gap-1">
        {retry && (
          <Button size="sm" isDisabled={isRetrying} onPress={() => void retryFailure(entry)}>
            {isRetrying ? UI_TEXTS.retrying : COMMON_TEXTS.retry}
          </Button>
        )}
        <IconButton label={UI_TEXTS.dismissToast} onPress={() => dismissToast(id)}>
          <X size={18} aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}
