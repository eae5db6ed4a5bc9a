import { atom, getDefaultStore } from "jotai";

/** An entry at the lower edge: a failure with a way to try again, or a short confirmation. */
export interface Toast {
  id: string;
  kind: "error" | "success";
  message: string;
  detail?: string | undefined;
  retry?: (() => void) | undefined;
  /** What a failure is about: once that has succeeded after all, `clearFailures` takes it away. */
  about?: string | undefined;
}

export const toastsAtom = atom<Toast[]>([]);

/** Milliseconds after which a confirmation goes by itself. Failures stay until they are dismissed. */
const SUCCESS_STAYS = 4000;
let count = 0;

export function showToast(toast: Omit<Toast, "id">): void {
  count += 1;
  const id = `toast-${count}`;
  const store = getDefaultStore();
  // The same failure again replaces the older entry instead of piling up.
  store.set(toastsAtom, (toasts) =>
    [...toasts.filter((known) => !isSameMatter(known, toast)), { ...toast, id }].slice(-4),
  );
  if (toast.kind === "success") setTimeout(() => dismissToast(id), SUCCESS_STAYS);
}

function isSameMatter(known: Toast, next: Omit<Toast, "id">): boolean {
  return known.message === next.message || (known.about !== undefined && known.about === next.about);
}

/** Takes away the failures about something that has succeeded meanwhile, or that nobody wants any more. */
export function clearFailures(about: string): void {
  getDefaultStore().set(toastsAtom, (toasts) => toasts.filter((toast) => toast.about !== about));
}

export function dismissToast(id: string): void {
  getDefaultStore().set(toastsAtom, (toasts) => toasts.filter((toast) => toast.id !== id));
}
