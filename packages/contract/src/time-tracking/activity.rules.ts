import type { FieldError } from "../kit/errors";
import type { DeepPartial } from "../kit/validation/valid-part";
import { listOf } from "../kit/validation/check";
import { fieldError } from "../kit/validation/validation";
import type { RecordedStretch } from "./recorded-time";
import { TIME_TRACKING_MESSAGES as messages } from "./time-tracking.texts";

type Checked = DeepPartial<{
  user: string | null;
  externalUser: string | null;
  startedAt: string;
  endedAt: string | null;
  breaks: readonly { startedAt: string; endedAt?: string | null }[];
}>;

/** Refuses anything but one person, an end before the start, and breaks outside, out of order or open in between. */
export function checkActivity({
  fields: { user, externalUser, startedAt, endedAt, breaks },
}: {
  fields: Checked;
}): FieldError[] {
  const faults: FieldError[] = [];
  const refuse = (path: string, code: string, message: string): void => {
    faults.push(fieldError({ path, code, message }));
  };
  if (Boolean(user) === Boolean(externalUser)) refuse(user ? "externalUser" : "user", "one_person", messages.onePerson);
  if (!startedAt) return faults;
  const start = Date.parse(startedAt);
  const end = endedAt ? Date.parse(endedAt) : Infinity;
  if (end < start) refuse("endedAt", "end_before_start", messages.endBeforeStart);
  let last = start;
  const all = listOf(breaks);
  for (const [index, one] of all.entries()) {
    if (!one?.startedAt) continue;
    const path = `breaks.${index}`;
    const from = Date.parse(one.startedAt);
    const to = one.endedAt ? Date.parse(one.endedAt) : null;
    if (from < start || from > end || (to !== null && (to > end || to < from)))
      refuse(`${path}.startedAt`, "break_outside", messages.breakOutside);
    else if (from < last) refuse(`${path}.startedAt`, "break_order", messages.breakOrder);
    if (to === null && (index < all.length - 1 || endedAt)) refuse(`${path}.endedAt`, "break_open", messages.breakOpen);
    last = Math.max(last, to ?? from);
  }
  return faults;
}

/** Whether the times differ, whatever way they are written. */
export function hasOtherTimes(a: RecordedStretch, b: RecordedStretch): boolean {
  return timesOf(a) !== timesOf(b);
}

function timesOf({ startedAt, endedAt, breaks }: RecordedStretch): string {
  const all = [startedAt, endedAt, ...breaks.flatMap((one) => [one.startedAt, one.endedAt])];
  return all.map((at) => (at ? Date.parse(at) : "")).join(" ");
}
