import { type Instant, type LocalDate, addDays } from "@tresen/contract/kit/time";
import { daysBetween } from "@tresen/contract/labour-law/check/work-time";
import { holidaysOf } from "@tresen/contract/labour-law/holiday/holidays";
import { timesOf } from "@tresen/contract/planning/planner/moved";
import { weekdayNumber } from "@tresen/contract/planning/planner/weekday";
import { type Calendar, ZONE, dateOf } from "./calendar";
import type { DemoTeam, Member, Stint } from "./team";

/** What somebody usually works on a day. */
export interface Turn extends Stint {
  /** Of this turn among all of the demo. */
  key: string;
  user: string;
  day: LocalDate;
  start: Instant;
  end: Instant;
}

/** The usual turns of everybody on these days, without those on which they are away or have a public holiday. */
export function turnsOf({
  team,
  calendar,
  from,
  to,
}: {
  team: DemoTeam;
  calendar: Calendar;
  from: LocalDate;
  to: LocalDate;
}): Turn[] {
  const holidays = holidaysBetween({ from, to });
  return team.members.flatMap((member) => {
    const away = awayOf({ team, calendar, user: member.id });
    return daysBetween({ from, to }).flatMap((day) =>
      away.some((span) => span.from <= day && day <= span.to) || (holidays.has(day) && !member.worksOnHolidays)
        ? []
        : weekOf({ member, calendar, day }).flatMap((stint) => turnOn({ stint, user: member.id, day })),
    );
  });
}

/** The turn of a stint on a day; none on other weekdays. */
export function turnOn({ stint, user, day }: { stint: Stint; user: string; day: LocalDate }): Turn[] {
  if (!stint.weekdays.includes(weekdayNumber(day))) return [];
  const { startsAt, endsAt } = timesOf({ day, from: stint.from, to: stint.to, zone: ZONE });
  const key = `${user.replace("usr_demo_", "")}_${day.replaceAll("-", "")}`;
  return [{ ...stint, key, user, day, start: Date.parse(startsAt), end: Date.parse(endsAt) }];
}

/** The first day on which somebody's time is recorded. */
export function recordedFrom({
  member: { recordedMonths },
  calendar: { lastMonth, monthBeforeLast },
}: {
  member: Pick<Member, "recordedMonths">;
  calendar: Calendar;
}): LocalDate {
  return `${recordedMonths === 2 ? monthBeforeLast : lastMonth}-01`;
}

/** The week that is agreed with somebody on a day. */
export function weekOf({
  member: { week, weekBefore },
  calendar: { lastMonth },
  day,
}: {
  member: Pick<Member, "week" | "weekBefore">;
  calendar: Calendar;
  day: LocalDate;
}): readonly Stint[] {
  return weekBefore && day < `${lastMonth}-01` ? weekBefore : week;
}

/** The days on which somebody is away by what was granted or told. */
function awayOf({ team, calendar, user }: { team: DemoTeam; calendar: Calendar; user: string }) {
  return team.absences
    .filter((absence) => absence.user === user && absence.state === "approved")
    .map(({ from, to }) => ({ from: dateOf({ calendar, day: from }), to: dateOf({ calendar, day: to }) }));
}

function holidaysBetween({ from, to }: { from: LocalDate; to: LocalDate }): ReadonlySet<LocalDate> {
  const [first, last] = [Number(from.slice(0, 4)), Number(addDays(to, 1).slice(0, 4))];
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const all = years.flatMap((year) =>
    holidaysOf({ country: "AT", state: null, municipality: null, year, added: [], removed: [] }),
  );
  return new Set(all.map(({ date }) => date));
}
