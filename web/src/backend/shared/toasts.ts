import { atom, getDefaultStore } from "jotai";

/**
 * A message of the whole back-office: the entry of a failed call with a button to retry it, or a short confirmation.
 */
export interface Toast {
  id: string;
  kind: "error" | "success";
  message: string;
  detail?: string | undefined;
  /**
   * Makes the failed call again, and nothing else. The entry stays until the promise is fulfilled; if the call fails
   * again, its own handling renews the entry in its place.
   */
  retry?: (() => Promise<unknown>) | undefined;
  isRetrying?: boolean;
  /** Takes back what a confirmation tells of. */
  undo?: (() => void) | undefined;
  /** A file that a confirmation tells of. It stays until it is dismissed. */
  file?: { href: string; name: string; label: string } | undefined;
  /** Milliseconds after which a confirmation disappears, if not the usual ones. */
  stays?: number;
  /** The subject of an error: `clearFailures` removes the errors of a subject once an action on it has succeeded. */
  about?: string | undefined;
}

export const toastsAtom = atom<Toast[]>([]);

/** Milliseconds after which a confirmation disappears. Errors stay until they are dismissed. */
const SUCCESS_STAYS = 4000;
/** Long enough to read it, and to reach its button. */
const UNDO_STAYS = 12_000;
/** So many failures tell the same: the older ones have scrolled out of everybody's sight. */
const KEPT = 30;
let count = 0;

export function showToast(toast: Omit<Toast, "id">): void {
  count += 1;
  const id = `toast-${count}`;
  const next = { ...toast, id };
  change((toasts) => {
    const known = toasts.find((one) => isSameMatter(one, toast));
    // A repeated error keeps its place and its button the focus; a confirmation is new each time.
    if (known?.kind === "error" && toast.kind === "error")
      return toasts.map((one) => (one === known ? { ...next, id: known.id } : one));
    return [...toasts.filter((one) => one !== known), next].slice(-KEPT);
  });
  if (toast.kind === "success" && !toast.file)
    setTimeout(() => dismissToast(id), toast.stays ?? (toast.undo ? UNDO_STAYS : SUCCESS_STAYS));
}

function isSameMatter(known: Toast, next: Omit<Toast, "id">): boolean {
  return known.about === undefined && next.about === undefined
    ? known.message === next.message
    : known.about === next.about;
}

/** Removes the errors about a subject that has succeeded meanwhile or is no longer relevant. */
export function clearFailures(about: string): void {
  change((toasts) => toasts.filter((toast) => toast.about !== about));
}

export function dismissToast(id: string): void {
  change((toasts) => toasts.filter((toast) => toast.id !== id));
}

export function dismissFailures(): void {
  change((toasts) => toasts.filter(({ kind }) => kind !== "error"));
}

/** Makes the failed call of an entry again. The entry is removed when the call succeeds. */
export async function retryFailure({ id, retry }: Pick<Toast, "id" | "retry">): Promise<void> {
  setRetrying({ id, isRetrying: true });
  try {
    await retry?.();
    dismissToast(id);
  } catch {
    // The call's own handling has described the failure in the same entry.
    setRetrying({ id, isRetrying: false });
  }
}

function setRetrying({ id, isRetrying }: { id: string; isRetrying: boolean }): void {
  change((toasts) => toasts.map((toast) => (toast.id === id ? { ...toast, isRetrying } : toast)));
}

function change(to: (toasts: Toast[]) => Toast[]): void {
  getDefaultStore().set(toastsAtom, to);
}
