import { formatDate } from "@tresen/contract/kit/time";
import { daysLeft, isToldOfEnd } from "@tresen/contract/reminder/due";
import { endOfAccess, endOfKey } from "@tresen/contract/reminder/reminder.texts";
import { keysThatEnd } from "../../access-key";
import { accessesThatEnd } from "../../external";
import { type DailyRun, tellAdmins } from "./daily";

/** Tells administrators which keys of devices and accesses of external users of the branch end soon. */
export async function tellExpiry(run: DailyRun): Promise<"sent" | "nothing"> {
  const { branch, setting, zone, now } = run;
  const [keys, accesses] = await Promise.all([keysThatEnd(branch.id), accessesThatEnd(branch.id)]);
  const dayOf = (until: string): string => formatDate({ at: Date.parse(until), zone });
  const ends = [
    ...keys.map(({ name, until }) => ({ until, text: endOfKey({ name, day: dayOf(until) }) })),
    ...accesses.map(({ until }) => ({ until, text: endOfAccess(dayOf(until)) })),
  ]
    .filter(({ until }) => isToldOfEnd({ left: daysLeft({ until: Date.parse(until), now, zone }), wait: setting.wait }))
    .toSorted((a, b) => (a.until < b.until ? -1 : 1))
    .map(({ text }) => text);
  return ends.length === 0 ? "nothing" : tellAdmins({ kind: "expiry", words: { ends }, run });
}
