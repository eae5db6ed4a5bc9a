import { atom, useAtom } from "jotai";
import { useLayoutEffect } from "react";
import { readConsent } from "./consent";
import { type NoticeReport, enqueue } from "./notice-queue";
import { isSelfService } from "./self-service";

// Whoever comes for the first time is asked about cookies first: known from the start, so that nothing else takes the
// place for a moment.
const base = atom(
  enqueue({ shown: null, due: [] }, { name: "cookies", isDue: readConsent() === null && !isSelfService() }),
);

/** Which notice is shown and which ones wait. Write to it what became due or was dealt with. */
export const noticesAtom = atom(
  (get) => get(base),
  (get, set, report: NoticeReport) => set(base, enqueue(get(base), report)),
);

/** Has a notice wait for its turn while it is due, and tells whether it is to show now. */
export function useTurn({ name, isDue, isAsked = false }: NoticeReport): boolean {
  const [{ shown }, report] = useAtom(noticesAtom);
  useLayoutEffect(() => report({ name, isDue, isAsked }), [name, isDue, isAsked, report]);
  useLayoutEffect(() => () => report({ name, isDue: false }), [name, report]);
  return isDue && (shown === name || shown === null);
}
