import { DAY, formatDateTime } from "@tresen/contract/kit/time";
import { openShift } from "@tresen/contract/reminder/reminder.texts";
import { openShifts } from "../../planning/open";
import { type DailyRun, tellManagers } from "./daily";

/** A mail names no more of them. */
const NAMED = 20;

/** Tells the managers of the branch which published shifts of the next days nobody has. */
export async function tellOpenShifts(run: DailyRun): Promise<"sent" | "nothing"> {
  const { branch, setting, zone, now } = run;
  const shifts = await openShifts({ branch: branch.id, from: now, to: now + (setting.wait ?? 0) * DAY });
  const time = (at: string): string => formatDateTime({ at: Date.parse(at), zone });
  const ends = shifts
    .slice(0, NAMED)
    .map(({ startsAt, endsAt }) => openShift({ from: time(startsAt), to: time(endsAt) }));
  return ends.length === 0 ? "nothing" : tellManagers({ kind: "openShifts", words: { ends }, run });
}
