import { DAY, type LocalDate, addDays } from "../../kit/time";
import { secondsOf, splitWork } from "../../labour-law/surcharge/split";
import { type CountedEntry, isPaid, secondsByDay } from "./counted-entries";
import type { SheetFacts } from "./facts";

const MINUTE = 60;

/**
 * Minutes of paid work on public holidays by the clock, by the day on which the entries began. Only in Austria, where they
 * are paid as such (§ 9 Abs. 5 ARG) and neither count for the balance nor as other work. Rounded down, so that the rest of a
 * day is never too little.
 */
export function holidayMinutes({
  facts,
  counted,
}: {
  facts: SheetFacts;
  counted: readonly CountedEntry[];
}): Map<LocalDate, number> {
  if (facts.country !== "AT") return new Map();
  const holidays = new Set(facts.holidays.map(({ date }) => date));
  const own = counted.filter((one) => isPaid(one) && mayTouch({ one, holidays }));
  const seconds = secondsByDay({ counted: own, of: (one) => holidaySeconds({ one, holidays }) });
  return new Map([...seconds].map(([day, of]) => [day, Math.floor(of / MINUTE)]));
}

/**
 * How many of a day's agreed minutes were on the public holiday into which its work went on: all of that work, as far as so
 * much was agreed. A contract does not say when on a day its hours are, and this way no agreed hour is ever lost.
 */
export function agreedOnHoliday({
  planned,
  credited,
  onHoliday,
}: {
  planned: number;
  credited: number;
  onHoliday: number;
}): number {
  return Math.min(onHoliday, Math.max(0, planned - credited));
}

function holidaySeconds({ one, holidays }: { one: CountedEntry; holidays: ReadonlySet<LocalDate> }): number {
  const { id, zone } = one.entry;
  const parts = one.pieces.flatMap((piece) => splitWork({ stretch: { id, zone, ...piece, breaks: [] }, holidays }));
  return secondsOf({ parts, isOfKind: ({ isHoliday }) => isHoliday });
}

/** Whether there is a holiday among the days of an entry, without asking a clock for most of them. */
function mayTouch({
  one: { entry, pieces },
  holidays,
}: {
  one: CountedEntry;
  holidays: ReadonlySet<LocalDate>;
}): boolean {
  const [start, end] = [Date.parse(entry.startedAt), pieces.at(-1)?.end ?? 0];
  const days = Math.ceil((end - start) / DAY) + 1;
  return Array.from({ length: Math.max(0, days) }, (_, index) => addDays(entry.day, index)).some((day) =>
    holidays.has(day),
  );
}
