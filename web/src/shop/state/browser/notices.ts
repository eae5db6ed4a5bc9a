import { atom, useAtom } from "jotai";
import { useLayoutEffect } from "react";
import { readConsent } from "./consent";
import { type NoticeReport, enqueue } from "./notice-queue";
import { isSelfService } from "./self-service";

// New visitors are asked about cookies first. This is known from the start, so that no other notice is shown for a
// moment.
const base = atom(
  enqueue({ shown: null, due: [] }, { name: "cookies", isDue: readConsent() === null && !isSelfService() }),
);

/** The shown notice and those that wait. Write a report to it when a notice becomes due or is closed. */
export const noticesAtom = atom(
  (get) => get(base),
  (get, set, report: NoticeReport) => set(base, enqueue(get(base), report)),
);

/** Queues a notice while it is due, and returns whether it is to be shown now. */
export function useNoticeTurn({ name, isDue, isAsked = false }: NoticeReport): boolean {
  const [{ shown }, report] = useAtom(noticesAtom);
  useLayoutEffect(() => report({ name, isDue, isAsked }), [name, isDue, isAsked, report]);
  useLayoutEffect(() => () => report({ name, isDue: false }), [name, report]);
  return isDue && (shown === name || shown === null);
}
