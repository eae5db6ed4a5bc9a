import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { formatTime, formatWeekdayDate } from "@tresen/contract/kit/time";
import { REQUEST_MAIL } from "@tresen/contract/planning/messages/request-news.texts";

/** What somebody is told of an absence, recorded time, a time sheet, or an answer to a shift. */
export interface RequestNews {
  title: string;
  said: string;
  when: { label: string; value: string };
  /** Why it was done, refused or taken back; empty where nobody has said so. Never of sickness or care. */
  reason: string;
  /** The rest of the address of its page, such as the week of the plan; empty where the page shows it anyway. */
  search?: string;
}

/** `Mo 30.11.2026, 09:00 – 14:00` by the clock of the branch; without an end where it still runs. */
export function timesOf({
  start,
  end,
  branch,
}: {
  start: string;
  end: string | null;
  branch: Branch | null;
}): RequestNews["when"] {
  const zone = zoneOf(branch ?? {});
  const times = [start, end].flatMap((at) => (at === null ? [] : formatTime({ at: Date.parse(at), zone })));
  const day = formatWeekdayDate({ at: Date.parse(start), zone });
  return { label: REQUEST_MAIL.times, value: `${day}, ${times.join(" – ")}` };
}
