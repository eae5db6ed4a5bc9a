import { type Instant, minutesOf, zonedTime } from "../kit/time";

/** A time of each day by the wall clock, as `HH:mm`. One that ends before it begins lasts over midnight. */
export interface QuietHours {
  from: string;
  until: string;
}

/** Whether a device is not to be notified at that time, by the wall clock of its branch. */
export function isQuiet({
  quietHours,
  at,
  zone,
}: {
  quietHours: QuietHours | null | undefined;
  at: Instant;
  zone: string;
}): boolean {
  if (!quietHours) return false;
  const { minutes } = zonedTime({ at, zone });
  const [from, until] = [minutesOf(quietHours.from), minutesOf(quietHours.until)];
  return from <= until ? minutes >= from && minutes < until : minutes >= from || minutes < until;
}
