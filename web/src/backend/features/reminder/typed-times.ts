import type { Reminder } from "@tresen/contract/reminder/reminder.calls";

/** What stands in the fields of a kind. */
export interface TypedTimes {
  wait: string;
  time: string;
}

/** What was typed, with what was stored then: once something else is stored, that is shown. */
export interface KeptTimes extends TypedTimes {
  stored: string;
}

export const keyOf = ({ branch, kind }: Reminder): string => `${branch.id} ${kind}`;
export const storedOf = ({ wait, time }: Reminder): string => `${wait} ${time}`;

/** What the fields show: what was typed since the stored values are known, or these. */
export function typedOf({ reminder, kept }: { reminder: Reminder; kept: KeptTimes | undefined }): TypedTimes {
  return kept?.stored === storedOf(reminder)
    ? { wait: kept.wait, time: kept.time }
    : { wait: String(reminder.wait ?? ""), time: reminder.time ?? "" };
}

export function isChanged({ reminder: { wait, time }, typed }: { reminder: Reminder; typed: TypedTimes }): boolean {
  return typed.wait !== String(wait ?? "") || typed.time !== (time ?? "");
}
