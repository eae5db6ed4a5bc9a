import type { HealthCheck } from "@tresen/contract/health/health";
import { SCHEDULE_HEALTH as texts } from "@tresen/contract/health/health.texts";
import { DAY, HOUR, type Instant, MINUTE } from "@tresen/contract/kit/time";
import { type ScheduleRun, readRuns } from "../platform/schedule";
import { checked } from "./check";

/** A schedule as the table of functions describes it. */
export interface Schedule {
  name: string;
  title: string;
  /** In EventBridge's format. */
  schedule: string;
}

/** So many runs in a row are not missed by chance. */
const MISSED = 3;
const UNITS: Readonly<Record<string, number>> = { minute: MINUTE, hour: HOUR, day: DAY };

/** @param age the milliseconds since the table was made or migrated: a schedule may not have run since. */
export async function scheduleChecks({
  schedules,
  now,
  age,
}: {
  schedules: readonly Schedule[];
  now: Instant;
  age: number;
}): Promise<HealthCheck[]> {
  const runs = await readRuns();
  return schedules.map((schedule) => checkOf({ schedule, run: runs.get(schedule.name), now, age }));
}

function checkOf({
  schedule: { name, title, schedule },
  run,
  now,
  age,
}: {
  schedule: Schedule;
  run: ScheduleRun | undefined;
  now: Instant;
  age: number;
}): HealthCheck {
  const common = { area: "schedules", subject: name, title } as const;
  const interval = intervalOf(schedule);
  if (!run)
    return age <= MISSED * interval
      ? checked({ ...common, state: "good", text: texts.soon })
      : checked({ ...common, state: "odd", text: texts.never, advice: texts.lateAdvice });
  const started = Date.parse(run.startedAt);
  const since = run.startedAt;
  if (now - started > MISSED * interval)
    return checked({ ...common, since, state: "bad", text: texts.late, advice: texts.lateAdvice });
  const next = new Date(started + interval).toISOString();
  return run.outcome === "failed"
    ? checked({ ...common, since, next, state: "bad", text: texts.failed, advice: texts.failedAdvice })
    : checked({ ...common, since, next, state: "good", text: texts.done });
}

/**
 * The milliseconds between two runs: of a rate, or of a time of each day or minute of each hour as `cron(0 3 * * ? *)` and
 * `cron(0 * * * ? *)` say them. @throws RangeError for another rhythm.
 */
export function intervalOf(schedule: string): number {
  const [, count, unit = ""] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(schedule) ?? [];
  if (count) return Number(count) * (UNITS[unit] ?? MINUTE);
  if (/^cron\(\d+ \d+ (?:\* \* \?|\? \* \*) \*\)$/.test(schedule)) return DAY;
  if (/^cron\(\d+ \* (?:\* \* \?|\? \* \*) \*\)$/.test(schedule)) return HOUR;
  throw new RangeError(`The rhythm of ${schedule} is not known`);
}
