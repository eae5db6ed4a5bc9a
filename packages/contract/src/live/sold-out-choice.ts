import { DAY, type Instant, type LocalDate, addDays, formatDate, formatWeekdayDate, zonedTime } from "../kit/time";
import type { OrderItem } from "../order/order";
import { SOLD_OUT_ENDS } from "./live.texts";

/** What of a position may be sold out: the product, or an option with which it was ordered. */
export interface SoldOutSubject {
  /** What people read. */
  name: string;
  product: string;
  part: string | null;
  option: string | null;
}

/** @param choices the steps of which the answers are options of the product. */
export function soldOutSubjects({
  product,
  name,
  choices,
}: {
  product: string;
  name: string;
  choices: readonly { name: string; value: OrderItem["parts"][number]["value"] }[];
}): SoldOutSubject[] {
  const options = choices.flatMap(({ name: part, value }) =>
    (typeof value === "string" ? [value] : (value ?? [])).map((option) => ({ name: option, product, part, option })),
  );
  return [{ name, product, part: null, option: null }, ...options];
}

/** Until when something is sold out: `until` is the first day on which there is some again. */
export interface SoldOutEnd {
  /** Undefined stands for the branch's next opening day. */
  until: LocalDate | undefined;
  label: string;
}

/** For how many days something is sold out until further notice: as long as an entry may last. */
const OPEN_DAYS = 365;

/** The end of what is sold out until further notice. Whoever sells it again ends it before. */
export function openEnd(now: Instant): string {
  return new Date(now + OPEN_DAYS * DAY).toISOString();
}

/** Days that are offered beside tomorrow. */
const DAYS = 3;

/** The ends to choose from: the next opening day, the days after tomorrow, and a day that was chosen. */
export function soldOutEnds({ now, zone, day = "" }: { now: Instant; zone: string; day?: LocalDate }): SoldOutEnd[] {
  const today = zonedTime({ at: now, zone }).date;
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index + 2));
  const others = day === "" || days.includes(day) ? [] : [day];
  return [
    { until: undefined, label: SOLD_OUT_ENDS.tomorrow },
    ...days.map((until) => ({ until, label: SOLD_OUT_ENDS.until(formatWeekdayDate(dayOf(until)).replace(/,.*/, "")) })),
    ...others.map((until) => ({ until, label: SOLD_OUT_ENDS.until(formatDate(dayOf(until))) })),
  ];
}

function dayOf(date: LocalDate): { at: Instant; zone: string } {
  return { at: Date.parse(date), zone: "UTC" };
}
