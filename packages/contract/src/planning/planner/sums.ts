import { type Cents, divideRounded } from "../../kit/money";
import { type LocalDate, addDays } from "../../kit/time";
import { minutesOn } from "../../labour-law/leave/working-week";
import { contractOn, hourlyWageOf } from "../../user/personnel/personnel.rules";
import type { WorkingSchedule } from "../working-schedule.resource";
import { countedMinutes } from "../counted-minutes";
import { plannedMinutes } from "../working-schedule.rules";
import type { PlannerPerson, Terms } from "./planner";

/** Planned minutes and what they cost, in cents; shifts without a known wage cost nothing here and are counted. */
export interface Sum {
  minutes: number;
  cost: number;
  withoutWage: number;
}

export interface PlanSums {
  /** Of shifts with a person. */
  total: Sum;
  days: ReadonlyMap<LocalDate, Sum>;
  people: ReadonlyMap<string, Sum>;
  open: Sum;
}

const NOTHING: Sum = { minutes: 0, cost: 0, withoutWage: 0 };
export const sumFor = (sums: ReadonlyMap<string, Sum>, key: string): Sum => sums.get(key) ?? NOTHING;

type Planned = Pick<WorkingSchedule, "startsAt" | "endsAt" | "breakMinutes" | "user" | "day" | "state">;

/**
 * The sums of a plan: of each person, each day and all together. Cancelled shifts count nothing, and where shifts of a person
 * overlap, the time and its cost count once.
 */
export function planSums({
  shifts,
  people,
}: {
  shifts: readonly Planned[];
  people: readonly Pick<PlannerPerson, "id" | "terms">[];
}): PlanSums {
  const byId = new Map(people.map((person) => [person.id, person]));
  const [days, persons] = [new Map<string, Sum>(), new Map<string, Sum>()];
  let [total, open] = [NOTHING, NOTHING];
  const held = shifts.filter(({ state }) => state !== "cancelled");
  for (const [user, own] of Map.groupBy(held, (shift) => shift.user ?? "")) {
    if (user === "") {
      // Each of them is for somebody else.
      open = { ...NOTHING, minutes: own.reduce((sum, shift) => sum + plannedMinutes(shift), 0) };
      continue;
    }
    for (const [shift, minutes] of countedMinutes(own)) {
      const day = shift.day ?? "";
      const terms = contractOn({ contracts: byId.get(user)?.terms ?? [], day });
      const cost = terms && costOf({ terms, minutes });
      const added = { minutes, cost: cost ?? 0, withoutWage: cost === null ? 1 : 0 };
      total = plus(total, added);
      days.set(day, plus(sumFor(days, day), added));
      persons.set(user, plus(sumFor(persons, user), added));
    }
  }
  return { total, open, days, people: persons };
}

/** What planned minutes cost by a contract, in cents; null without a wage. See `hourlyWageOf` for salaries. */
function costOf({ terms, minutes }: { terms: Terms; minutes: number }): Cents | null {
  const wage = hourlyWageOf(terms);
  return wage === null ? null : divideRounded({ numerator: BigInt(wage) * BigInt(minutes), denominator: 60n });
}

/**
 * The minutes that the person's contracts have on these days, without public holidays and absences; null without a contract
 * on any of them.
 */
export function contractMinutes({
  terms,
  from,
  to,
  holidays = new Set(),
  absences = [],
}: Pick<PlannerPerson, "terms"> & {
  from: LocalDate;
  to: LocalDate;
  holidays?: ReadonlySet<LocalDate>;
  /** The approved ones of the person. */
  absences?: readonly { from: LocalDate; to: LocalDate; half: boolean }[];
}): number | null {
  let minutes: number | null = null;
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const contract = contractOn({ contracts: terms, day });
    const away = absences.filter((one) => one.from <= day && day <= one.to);
    const taken = away.reduce((sum, { half }) => sum + (half ? 0.5 : 1), 0);
    const left = holidays.has(day) ? 0 : Math.max(0, 1 - taken);
    if (contract) minutes = (minutes ?? 0) + left * minutesOn({ contract, day });
  }
  return minutes === null ? null : Math.round(minutes);
}

function plus(a: Sum, b: Sum): Sum {
  return { minutes: a.minutes + b.minutes, cost: a.cost + b.cost, withoutWage: a.withoutWage + b.withoutWage };
}
