import type { StaffOrder } from "@tresen/contract/order/order";
import {
  type LocalDate,
  MINUTE,
  addDays,
  formatTime,
  formatWeekdayDate,
  instantAt,
  minutesOf,
  roundUp,
  zonedTime,
} from "@tresen/contract/kit/time";

const STEP = 5 * MINUTE;

/** `18:30` for a small button, with the date unless it is today or tomorrow. */
export function shortAppointmentText({ at, now, zone }: { at: number; now: number; zone: string }): string {
  const today = zonedTime({ at: now, zone }).date;
  const { date } = zonedTime({ at, zone });
  const time = formatTime({ at, zone });
  return date === today || date === addDays(today, 1) ? time : `${formatWeekdayDate({ at, zone })} ${time}`;
}

/** Times to propose with one press: later than the requested time (or now), in steps of the slots. */
export function proposals({
  order,
  now,
}: {
  order: Pick<StaffOrder, "appointment">;
  now: number;
}): { minutes: number; at: number }[] {
  const base = Math.max(now, order.appointment === null ? now : Date.parse(order.appointment));
  return [15, 30, 45, 60, 90].map((minutes) => ({ minutes, at: roundUp({ at: base + minutes * MINUTE, step: STEP }) }));
}

export function toFields({ at, zone }: { at: number; zone: string }): { date: LocalDate; time: string } {
  const { date, minutes } = zonedTime({ at, zone });
  return {
    date,
    time: `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`,
  };
}

/** Null while the fields are incomplete. */
export function fromFields({ date, time, zone }: { date: LocalDate; time: string; zone: string }): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !/^\d{2}:\d{2}/.test(time)) return null;
  return instantAt({ date, minutes: minutesOf(time.slice(0, 5)), zone });
}
