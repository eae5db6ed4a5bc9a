import { MINUTE, addDays, instantAt, zonedTime } from "../../kit/time";
import type { ShiftTimes } from "../working-schedule.rules";

type Times = Pick<ShiftTimes, "startsAt" | "endsAt">;

/** The wall clock of an instant as a day and minutes, and back. */
function moved({ at, days, minutes, zone }: { at: string; days: number; minutes: number; zone: string }): string {
  const time = zonedTime({ at: Date.parse(at), zone });
  return new Date(instantAt({ date: addDays(time.date, days), minutes: time.minutes + minutes, zone })).toISOString();
}

/** The same hours by the wall clock, so many days later; the time that passes may differ where clocks change. */
export function onOtherDay({ startsAt, endsAt, days, zone }: Times & { days: number; zone: string }): Times {
  const start = moved({ at: startsAt, days, minutes: 0, zone });
  const end = moved({ at: endsAt, days, minutes: 0, zone });
  // The clock may skip what was between them.
  const length = Date.parse(endsAt) - Date.parse(startsAt);
  return { startsAt: start, endsAt: start < end ? end : new Date(Date.parse(start) + length).toISOString() };
}

/** Beginning and end so many minutes later, which pass; null where no time would be left. */
export function withTimes({
  startsAt,
  endsAt,
  start = 0,
  end = 0,
}: Times & { start?: number; end?: number }): Times | null {
  const later = (at: string, minutes: number): string => new Date(Date.parse(at) + minutes * MINUTE).toISOString();
  const times = { startsAt: later(startsAt, start), endsAt: later(endsAt, end) };
  return times.startsAt < times.endsAt ? times : null;
}

/** Times from a day and two clocks, `HH:MM`; where the second is not after the first, it is on the next day. */
export function timesOf({ day, from, to, zone }: { day: string; from: string; to: string; zone: string }): Times {
  const at = (clock: string, days: number): string =>
    new Date(instantAt({ date: addDays(day, days), minutes: clockMinutes(clock), zone })).toISOString();
  return { startsAt: at(from, 0), endsAt: at(to, to > from ? 0 : 1) };
}

/** `HH:MM` of an instant by the wall clock. */
export function clockOf({ at, zone }: { at: string; zone: string }): string {
  const { minutes } = zonedTime({ at: Date.parse(at), zone });
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/** Minutes after midnight of `HH:MM`. */
export function clockMinutes(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
}
