import { DAY, type Instant, type LocalDate } from "@tresen/contract/kit/time";
import { countedMinutes, countedSum } from "@tresen/contract/planning/counted-minutes";
import { isBinding } from "@tresen/contract/planning/shift.state";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { shiftsIn } from "./rows";

interface Period {
  from: LocalDate;
  to: LocalDate;
}

/**
 * The published minutes of the branches by person and kind of activity, on the branches' days, each moment of a person once. For each branch it reads
 * the shifts of the period: 1 Query for 500, 1 BatchGetItem for 100.
 */
export async function plannedByKind({
  branches,
  ...period
}: Period & { branches: readonly { id: string }[] }): Promise<{
  totalMinutes: number;
  rows: { user: string; kind: string; minutes: number }[];
}> {
  const found = await Promise.all(
    branches.map(({ id }) => publishedOn({ scope: { field: "branch", value: id }, ...period })),
  );
  const rows = new Map<string, { user: string; kind: string; minutes: number }>();
  for (const [user, shifts] of Map.groupBy(found.flat(), (shift) => shift.user ?? "")) {
    if (user === "") continue;
    for (const [{ kind: named }, minutes] of countedMinutes(shifts)) {
      const kind = named ?? "";
      const row = rows.get(`${user} ${kind}`) ?? { user, kind, minutes: 0 };
      rows.set(`${user} ${kind}`, { ...row, minutes: row.minutes + minutes });
    }
  }
  const all = [...rows.values()].sort((a, b) => b.minutes - a.minutes);
  return { totalMinutes: all.reduce((sum, { minutes }) => sum + minutes, 0), rows: all };
}

/** The published minutes of a person at these branches, and how many of them are over at `now`. */
export async function plannedOf({
  user,
  branches,
  now,
  ...period
}: Period & { user: string; branches: readonly { id: string }[]; now: Instant }): Promise<{
  plannedMinutes: number;
  plannedMinutesUntilNow: number;
}> {
  const all = await publishedOn({ scope: { field: "user", value: user }, ...period });
  const shifts = all.filter((shift) => branches.some(({ id }) => id === shift.branch));
  return {
    plannedMinutes: countedSum(shifts),
    plannedMinutesUntilNow: countedSum(shifts, now),
  };
}

async function publishedOn({
  scope,
  from,
  to,
}: Period & Pick<Parameters<typeof shiftsIn>[0], "scope">): Promise<WorkingSchedule[]> {
  // Wide enough for the days of every time zone.
  const shifts = await shiftsIn({ scope, from: Date.parse(from) - DAY, to: Date.parse(to) + 2 * DAY });
  return shifts.filter(({ state, day }) => isBinding(state) && !!day && day >= from && day <= to);
}
