import type { StaffOrder } from "@tresen/contract/order/order";
import { addDays, formatTime, formatWeekdayDate, zonedTime } from "@tresen/contract/kit/time";
import { TIME_TEXTS } from "./order.texts";

/** `18:30 Uhr`, with the date unless it is today. */
export function appointmentText({ at, now, zone }: { at: number; now: number; zone: string }): string {
  const today = zonedTime({ at: now, zone }).date;
  const { date } = zonedTime({ at, zone });
  const time = TIME_TEXTS.clock(formatTime({ at, zone }));
  if (date === today) return time;
  return date === addDays(today, 1) ? TIME_TEXTS.tomorrow(time) : `${formatWeekdayDate({ at, zone })} ${time}`;
}

export function wantedText({
  order,
  now,
  zone,
}: {
  order: Pick<StaffOrder, "appointment">;
  now: number;
  zone: string;
}): string {
  return order.appointment === null
    ? TIME_TEXTS.asSoonAsPossible
    : appointmentText({ at: Date.parse(order.appointment), now, zone });
}
