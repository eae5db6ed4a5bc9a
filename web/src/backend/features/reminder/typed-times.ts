import { isOutsideQuiet } from "@tresen/contract/reminder/due";
import { isToCustomer } from "@tresen/contract/reminder/reminder-kinds";
import type { Reminder } from "@tresen/contract/reminder/reminder.calls";
import { REMINDER_FAULTS } from "@tresen/contract/reminder/reminder.texts";
import { REMINDERS_PAGE as texts } from "./reminders.texts";

/** What stands in the fields of a kind. */
export interface TypedTimes {
  wait: string;
  time: string;
}

/** What was typed, with what was stored then. */
export interface KeptTimes extends TypedTimes {
  stored: string;
}

export const keyOf = ({ branch, kind }: Reminder): string => `${branch.id} ${kind}`;
export const storedOf = ({ wait, time }: Reminder): string => `${wait} ${time}`;

/** What the fields show: what was typed, whatever somebody else has stored since, or what is stored. */
export function typedOf({ reminder, kept }: { reminder: Reminder; kept: KeptTimes | undefined }): TypedTimes {
  const { wait, time } = kept ?? { wait: String(reminder.wait ?? ""), time: reminder.time ?? "" };
  return { wait, time };
}

export function isChanged({ reminder: { wait, time }, typed }: { reminder: Reminder; typed: TypedTimes }): boolean {
  const isOtherWait = wait !== null && (typed.wait === "" || Number(typed.wait) !== wait);
  return isOtherWait || typed.time !== (time ?? "");
}

/** Whether somebody else has stored something other than what was typed, since then. */
export function isOvertaken({ reminder, kept }: { reminder: Reminder; kept: KeptTimes | undefined }): boolean {
  return kept !== undefined && kept.stored !== storedOf(reminder) && isChanged({ reminder, typed: kept });
}

/** What is wrong with what was typed, in words for each field. */
export function faultsOf({
  reminder: { kind, wait, waitMost, time },
  typed,
}: {
  reminder: Reminder;
  typed: TypedTimes;
}): { wait?: string; time?: string } {
  const count = Number(typed.wait);
  const most = waitMost ?? 0;
  const isWrongWait = wait !== null && !(Number.isInteger(count) && count >= 1 && count <= most);
  const isAtNight = typed.time !== "" && isToCustomer(kind) && !isOutsideQuiet(typed.time);
  return {
    ...(isWrongWait ? { wait: texts.waitFault(most) } : {}),
    ...(time !== null && typed.time === "" ? { time: REMINDER_FAULTS.time } : {}),
    ...(time !== null && isAtNight ? { time: REMINDER_FAULTS.quiet } : {}),
  };
}
