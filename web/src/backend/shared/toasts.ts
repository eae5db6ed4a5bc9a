import { atom, getDefaultStore } from "jotai";

/** A toast at the lower edge: an error with a button to retry, or a short confirmation. */
export interface Toast {
  id: string;
  kind: "error" | "success";
  message: string;
  detail?: string | undefined;
  retry?: (() => void) | undefined;
  /** Takes back what a confirmation tells of. */
  undo?: (() => void) | undefined;
  /** The subject of an error: `clearFailures` removes the errors of a subject once an action on it has succeeded. */
  about?: string | undefined;
}

export const toastsAtom = atom<Toast[]>([]);

/** Milliseconds after which a confirmation disappears. Errors stay until they are dismissed. */
const SUCCESS_STAYS = 4000;
/** Long enough to read it, and to reach its button. */
const UNDO_STAYS = 12_000;
let count = 0;

export function showToast(toast: Omit<Toast, "id">): void {
  count += 1;
  const id = `toast-${count}`;
  const store = getDefaultStore();
  // A repeated error replaces the older toast.
  store.set(toastsAtom, (toasts) =>
    [...toasts.filter((known) => !isSameMatter(known, toast)), { ...toast, id }].slice(-4),
  );
  if (toast.kind === "success") setTimeout(() => dismissToast(id), toast.undo ? UNDO_STAYS : SUCCESS_STAYS);
}

function isSameMatter(known: Toast, next: Omit<Toast, "id">): boolean {
  return known.message === next.message || (known.about !== undefined && known.about === next.about);
}

/** Removes the errors about a subject that has succeeded meanwhile or is no longer relevant. */
export function clearFailures(about: string): void {
  getDefaultStore().set(toastsAtom, (toasts) => toasts.filter((toast) => toast.about !== about));
}

export function dismissToast(id: string): void {
  getDefaultStore().set(toastsAtom, (toasts) => toasts.filter((toast) => toast.id !== id));
}
