import { atom, getDefaultStore } from "jotai";

/** An entry at the lower edge: a failure with a way to try again, or a short confirmation. */
export interface Notice {
  id: string;
  kind: "error" | "success";
  message: string;
  detail?: string | undefined;
  retry?: (() => void) | undefined;
  /** What a failure is about: once that has succeeded after all, `clearFailures` takes it away. */
  about?: string | undefined;
}

export const noticesAtom = atom<Notice[]>([]);

/** Confirmations leave by themselves, failures stay until they are read. */
const SUCCESS_STAYS = 4000;
let count = 0;

export function notify(notice: Omit<Notice, "id">): void {
  count += 1;
  const id = `notice-${count}`;
  const store = getDefaultStore();
  // The same failure again replaces the older entry instead of piling up.
  store.set(noticesAtom, (notices) =>
    [...notices.filter((known) => !isSameMatter(known, notice)), { ...notice, id }].slice(-4),
  );
  if (notice.kind === "success") setTimeout(() => dismissNotice(id), SUCCESS_STAYS);
}

function isSameMatter(known: Notice, next: Omit<Notice, "id">): boolean {
  return known.message === next.message || (known.about !== undefined && known.about === next.about);
}

/** Takes away the failures about something that is no longer so: it succeeded, or nobody wants it any more. */
export function clearFailures(about: string): void {
  getDefaultStore().set(noticesAtom, (notices) => notices.filter((notice) => notice.about !== about));
}

export function dismissNotice(id: string): void {
  getDefaultStore().set(noticesAtom, (notices) => notices.filter((notice) => notice.id !== id));
}
