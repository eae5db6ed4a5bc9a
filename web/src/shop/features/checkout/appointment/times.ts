import { type Instant, formatTime, zonedTime } from "@tresen/contract/kit/time";
import * as texts from "./appointment.texts";

export interface SlotTime {
  at: Instant;
  /** `18:05`; the second pass of a time on the day on which clocks go back says that it is winter time. */
  label: string;
  isFull: boolean;
}

export interface SlotHour {
  /** `18` */
  hour: string;
  times: SlotTime[];
}

/** A day's slots, including full ones, by the hour of local time. */
export function hoursOf({
  slots,
  full,
  zone,
}: {
  slots: readonly Instant[];
  full: ReadonlySet<Instant>;
  zone: string;
}): SlotHour[] {
  const hours = new Map<number, SlotTime[]>();
  const seen = new Set<string>();
  for (const at of slots) {
    const hour = Math.floor(zonedTime({ at, zone }).minutes / 60);
    const time = formatTime({ at, zone });
    const label = seen.has(time) ? texts.winterTime(time) : time;
    seen.add(time);
    hours.set(hour, [...(hours.get(hour) ?? []), { at, label, isFull: full.has(at) }]);
  }
  return [...hours].map(([hour, times]) => ({ hour: String(hour), times }));
}
