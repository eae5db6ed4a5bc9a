import { atom, getDefaultStore, useAtom } from "jotai";
import type { Changed, FollowUp, Screen } from "./screen";

/** What is asked after a change was saved, wherever it was made. One question at a time: the newest. */
const askedAtom = atom<(Changed & Pick<FollowUp, "Dialog">) | null>(null);

/** Asks what the screen of a resource asks after such a change. */
export function askAfter({
  screen,
  before,
  record,
}: Omit<Changed, "before"> & { screen: Screen; before: Changed["before"] | null }): void {
  const { followUp } = screen;
  if (before && followUp?.isDue({ before, record })) ask({ followUp, before, record });
}

function ask({ followUp: { Dialog }, ...changed }: Changed & { followUp: FollowUp }): void {
  getDefaultStore().set(askedAtom, { Dialog, ...changed });
}

/** Stands in the layout, so that the question stays when the form or cell of the change is closed. */
export function FollowUpDialog() {
  const [asked, setAsked] = useAtom(askedAtom);
  if (!asked) return null;
  const { Dialog, before, record } = asked;
  return <Dialog before={before} record={record} onClose={() => setAsked(null)} />;
}
