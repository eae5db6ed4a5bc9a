import type { KitchenItem } from "@tresen/contract/display/display";
import { DAY } from "@tresen/contract/kit/time";
import { SOLD_OUT_TEXTS } from "./sold-out.texts";

/** What of a position may be sold out. */
export interface Subject {
  /** What people read. */
  name: string;
  product: string;
  part: string | null;
  option: string | null;
}

/** The product of the position, and the options that it was ordered with. */
export function subjectsOf({ product, name, parts }: KitchenItem): Subject[] {
  const options = parts
    .filter(({ isChoice }) => isChoice)
    .flatMap(({ name: part, value }) =>
      (typeof value === "string" ? [value] : (value ?? [])).map((option) => ({ name: option, product, part, option })),
    );
  return [{ name, product, part: null, option: null }, ...options];
}

/** Until when something is sold out: `until` is the first day on which there is some again. */
export interface End {
  /** Undefined stands for the branch's next opening day. */
  until: string | undefined;
  label: string;
}

/** Days that are offered beside tomorrow. */
const DAYS = 3;

/** The ends to choose from: the next opening day, the days after tomorrow, and a day that was chosen. */
export function endsFrom({ now, day }: { now: number; day: string }): End[] {
  const days = Array.from({ length: DAYS }, (_, index) => {
    const at = now + (index + 2) * DAY;
    return { until: dateOf(at), label: SOLD_OUT_TEXTS.until(SOLD_OUT_TEXTS.weekday(at)) };
  });
  const others = days.some(({ until }) => until === day) || day === "" ? [] : [day];
  return [
    { until: undefined, label: SOLD_OUT_TEXTS.tomorrow },
    ...days,
    ...others.map((until) => ({
      until,
      label: SOLD_OUT_TEXTS.until(SOLD_OUT_TEXTS.date(new Date(`${until}T12:00`).getTime())),
    })),
  ];
}

/** The day of an instant by the device's clock, as `2026-06-08`. */
export function dateOf(at: number): string {
  const date = new Date(at);
  const digits = (value: number): string => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${digits(date.getMonth() + 1)}-${digits(date.getDate())}`;
}
