import type { Instant } from "@tresen/contract/kit/time";
import type { ScheduledFunction } from "@tresen/functions/routes";
import type { Clock } from "../clock";
import type { ScheduledEvent } from "../gateway/functions";
import { parseSchedule } from "./cron";
import { scheduledEvent } from "./eventbridge-api";

export interface ScheduleEntry {
  name: string;
  title: string;
  schedule: string;
  next: Instant | null;
  last: { at: Instant; error: string | null } | null;
}

export interface Scheduler {
  entries(): readonly ScheduleEntry[];
  /** Fires the schedule now. Resolves when the function has finished; false if the schedule does not exist. */
  fire(name: string): Promise<boolean>;
  /** Looks at the clock now, after it was set ahead. */
  check(): void;
  stop(): void;
}

interface Options {
  functions: readonly ScheduledFunction[];
  clock: Clock;
  run: (definition: ScheduledFunction, event: ScheduledEvent) => Promise<void>;
  onError: (error: unknown) => void;
}

/**
 * The longest interval between checks of the clock: timers allow at most 24 days, and a sleeping laptop delays them.
 */
const LONGEST_WAIT = 10 * 60_000;

interface Job {
  definition: ScheduledFunction;
  timetable: ReturnType<typeof parseSchedule>;
  entry: ScheduleEntry;
  timer: NodeJS.Timeout | undefined;
}

/** Calls the scheduled functions according to the platform's clock, with the events that EventBridge sends. */
export function startScheduler({ functions, clock, run, onError }: Options): Scheduler {
  const jobs = functions.map((definition): Job => ({
    definition,
    timetable: parseSchedule(definition.schedule),
    entry: toEntry(definition),
    timer: undefined,
  }));

  const fire = async (job: Job): Promise<void> => {
    const at = clock.now();
    try {
      await run(job.definition, scheduledEvent({ name: job.definition.name, at }));
      job.entry.last = { at, error: null };
    } catch (error) {
      job.entry.last = { at, error: error instanceof Error ? error.message : String(error) };
      onError(error);
    }
  };
  const plan = (job: Job): void => {
    const { next } = job.entry;
    if (next === null) return;
    job.timer = setTimeout(
      () => {
        if (clock.now() >= next) {
          job.entry.next = job.timetable(clock.now());
          void fire(job);
        }
        plan(job);
      },
      Math.min(Math.max(0, next - clock.now()), LONGEST_WAIT),
    );
    job.timer.unref();
  };
  for (const job of jobs) {
    job.entry.next = job.timetable(clock.now());
    plan(job);
  }
  return {
    entries: () => jobs.map(({ entry }) => entry),
    fire: async (name) => {
      const job = jobs.find(({ definition }) => definition.name === name);
      if (job) await fire(job);
      return job !== undefined;
    },
    check: () => {
      for (const job of jobs) {
        clearTimeout(job.timer);
        plan(job);
      }
    },
    stop: () => {
      for (const { timer } of jobs) clearTimeout(timer);
    },
  };
}

function toEntry({ name, title, schedule }: ScheduledFunction): ScheduleEntry {
  return { name, title, schedule, next: null, last: null };
}
