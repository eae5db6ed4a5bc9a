import { HOUR, type Instant, MINUTE } from "../../kit/time";
import { holidaysOf, restHolidays } from "../../labour-law/holiday/holidays";
import { type Contract, contract } from "../../user/personnel/personnel-fields";
import { type SheetEntry, type SheetFacts, USUAL_RULES } from "./facts";
import type { MonthFigures } from "./month-of";

export const ZONE = "Europe/Vienna";

/** A recorded entry of whole minutes, from an instant on. */
export function entryAt({
  start,
  minutes,
  pause = 0,
  kind = null,
  flags = [],
}: {
  start: string;
  minutes: number;
  /** Minutes of one break, two hours after the start. */
  pause?: number;
  kind?: SheetEntry["kind"];
  flags?: readonly string[];
}): SheetEntry {
  const at = Date.parse(start);
  const iso = (instant: Instant): string => new Date(instant).toISOString();
  const breakAt = at + 2 * HOUR;
  return {
    ...{ id: `act_${start}`, zone: ZONE, kind, flags, startedAt: iso(at), endedAt: iso(at + minutes * MINUTE) },
    breaks: pause === 0 ? [] : [{ startedAt: iso(breakAt), endedAt: iso(breakAt + pause * MINUTE) }],
    day: clock(at).day,
  };
}

/** By the engine's own clock: the day, hour and weekday of an instant, apart from the platform's arithmetic. */
export function clock(at: Instant): { day: string; hour: number; isSunday: boolean } {
  const parts = new Map(FORMAT.formatToParts(at).map(({ type, value }) => [type, value]));
  const part = (name: Intl.DateTimeFormatPartTypes): string => parts.get(name) ?? "";
  return {
    day: `${part("year")}-${part("month")}-${part("day")}`,
    hour: Number(part("hour")),
    isSunday: part("weekday") === "Sun",
  };
}
const FORMAT = new Intl.DateTimeFormat("en-GB", {
  ...{ timeZone: ZONE, hourCycle: "h23", weekday: "short" },
  ...{ year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit" },
});

export const agreed = (given: Partial<Contract> & { validFrom: string }): Contract =>
  contract.parse({ weeklyMinutes: 2400, ...given });

export function factsOf(given: Partial<SheetFacts> & { contracts?: Contract[] }): SheetFacts {
  const { contracts = [agreed({ validFrom: "2020-01-01" })], ...rest } = given;
  const years = [2023, 2024, 2025, 2026, 2027];
  return {
    person: { birthDate: null, entryDate: "2020-01-01", exitDate: null, contracts },
    ...{ country: "AT", state: null, rules: USUAL_RULES, entries: [], absences: [] },
    holidays: restHolidays({
      country: rest.country ?? "AT",
      holidays: years.flatMap((year) => holidaysOf({ country: rest.country ?? "AT", state: null, year })),
    }),
    ...{ now: Date.parse("2027-06-01T00:00:00Z"), today: "2027-06-01" },
    ...rest,
  };
}

/** The minutes of a month by surcharge. */
export const surchargeMinutes = (month: Pick<MonthFigures, "surcharges">) =>
  Object.fromEntries(month.surcharges.map(({ surcharge, minutes }) => [surcharge, minutes]));
