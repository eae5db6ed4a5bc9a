import { atom, getDefaultStore } from "jotai";
import { ApiError } from "../../shared/api";
import { failureDetail, isPassing } from "./failure";

/**
 * A message of the whole back-office: the entry of a failed call with a button to retry it, or a short confirmation.
 */
export interface Toast {
  id: string;
  kind: "error" | "success";
  message: string;
  /** Without it, what is told of `error`. */
  detail?: string | undefined;
  /** Why the call failed. Of the same call there is one entry. */
  error?: unknown;
  /** When an error was told last, in epoch milliseconds of this machine. */
  at: number;
  /** How often an error was told. */
  times: number;
  /**
   * The failed calls of an entry that was made for them, and not by a screen: it is counted in the shell and listed in
   * the panel behind the count, since the screen may tell of it in its own place.
   */
  calls?: readonly FailedCall[] | undefined;
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

/** A call that has failed, and what makes just that call again. */
export interface FailedCall {
  error: unknown;
  retry: () => Promise<unknown>;
}

export const toastsAtom = atom<Toast[]>([]);

/** Milliseconds after which a confirmation disappears. Errors stay until they are dismissed. */
const SUCCESS_STAYS = 4000;
/** Long enough to read it, and to reach its button. */
const UNDO_STAYS = 12_000;
/** So many failures tell the same: the older ones have scrolled out of everybody's sight. */
const KEPT = 30;
let count = 0;

/** What is told, as a screen says it. */
export type Told = Omit<Toast, "id" | "at" | "times">;

export function entryOf(toast: Told): Toast {
  count += 1;
  const detail = toast.detail ?? failureDetail(toast.error);
  return { ...toast, detail, id: `toast-${count}`, at: Date.now(), times: 1 };
}

export function showToast(toast: Told): void {
  const next = entryOf(toast);
  changeToasts((all) => {
    // The cache of calls may have noted this failure already, and knows how to make the call again.
    const noted = all.flatMap(({ calls = [] }) => calls).find(({ error }) => error === toast.error);
    if (noted) next.retry = retryOf({ ...next, retry: toast.retry, again: noted.retry });
    const toasts = toast.error ? withoutCall(all, (error) => isSameCall(error, toast.error)) : all;
    const known = toasts.find((one) => isSameMatter(one, toast));
    // A repeated error keeps its place and its button the focus; a confirmation is new each time.
    if (known?.kind === "error" && toast.kind === "error") {
      const times = known.error && known.error === toast.error ? known.times : known.times + 1;
      return toasts.map((one) => (one === known ? { ...next, id: known.id, times } : one));
    }
    return [...toasts.filter((one) => one !== known), next].slice(-KEPT);
  });
  if (toast.kind === "success" && !toast.file)
    setTimeout(() => dismissToast(next.id), toast.stays ?? (toast.undo ? UNDO_STAYS : SUCCESS_STAYS));
}

/**
 * What makes the failed call of an entry again: as its screen does it, else as it was made. What the server refused would be
 * refused again, and gets nothing.
 */
export function retryOf({
  error,
  retry,
  again,
}: Pick<Toast, "error" | "retry"> & { again: () => Promise<unknown> }): Toast["retry"] {
  return retry ?? (isPassing(error) ? again : undefined);
}

function isSameMatter(known: Toast, next: Told): boolean {
  if (known.calls) return false;
  return known.about === undefined && next.about === undefined
    ? known.message === next.message
    : known.about === next.about;
}

/** The call that an error came from, by its request line with all values. */
export const addressOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.made?.address : undefined;

/** Whether both errors are of the same call, which has failed once or twice. */
export const isSameCall = (one: unknown, other: unknown): boolean =>
  one === other || (addressOf(one) !== undefined && addressOf(one) === addressOf(other));

/** Without the entries of failed calls that hold only calls like that; of others without these calls. */
export function withoutCall(toasts: Toast[], isOut: (error: unknown) => boolean): Toast[] {
  return toasts.flatMap((toast) => {
    if (!toast.calls) return [toast];
    const calls = toast.calls.filter(({ error }) => !isOut(error));
    const last = calls.at(-1);
    if (calls.length === toast.calls.length) return [toast];
    return last ? [{ ...toast, calls, error: last.error, detail: failureDetail(last.error) }] : [];
  });
}

/** Removes the errors about a subject that has succeeded meanwhile or is no longer relevant. */
export function clearFailures(about: string): void {
  changeToasts((toasts) => toasts.filter((toast) => toast.about !== about));
}

export function dismissToast(id: string): void {
  changeToasts((toasts) => toasts.filter((toast) => toast.id !== id));
}

export function dismissFailures(): void {
  changeToasts((toasts) => toasts.filter(({ kind }) => kind !== "error"));
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
  changeToasts((toasts) => toasts.map((toast) => (toast.id === id ? { ...toast, isRetrying } : toast)));
}

export function changeToasts(to: (toasts: Toast[]) => Toast[]): void {
  getDefaultStore().set(toastsAtom, to);
}
