import type { Branch } from "@tresen/contract/branch/branch.resource";
import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { Instant, LocalDate } from "@tresen/contract/kit/time";
import { dailyDue } from "@tresen/contract/reminder/due";
import {
  DAILY_REMINDERS,
  type DailyReminder,
  REMINDERS,
  type ReminderSetting,
  isToCustomer,
  settingOf,
} from "@tresen/contract/reminder/reminder-kinds";
import { eachChunk } from "../../platform/db";
import { logFailure } from "../../platform/log";
import { readCatalog } from "../../snapshot";
import type { ReminderOutcome } from "../rows";
import { markRun, readBranch } from "../rows";
import { congratulate } from "./birthday";
import type { DailyRun } from "./daily";
import { tellExpiry } from "./expiry";
import { sendReports } from "./reports";
import { tellSmsBudget } from "./sms-budget";

export { birthdayKeys } from "./birthday";

/** The number of branches that are looked at concurrently. */
const PARALLEL = 4;

interface TimedKind {
  /** The day for which it is due now, or null. */
  due: (asked: { kind: DailyReminder; setting: ReminderSetting; zone: string; now: Instant }) => LocalDate | null;
  /** Creates the jobs of what it says, each once by its key. Null when it has to be looked at again on the same day. */
  run: (run: DailyRun) => Promise<ReminderOutcome | null>;
}

/** What time alone begins: a further kind is one entry here, and one in the contract's table. */
const TIMED: Readonly<Record<DailyReminder, TimedKind>> = {
  birthday: { due: eachDay, run: congratulate },
  smsBudget: { due: eachDay, run: tellSmsBudget },
  expiry: { due: eachDay, run: tellExpiry },
  closingReport: { due: eachDay, run: (run) => sendReports({ report: "closingReport", run }) },
  weeklyReport: { due: eachDay, run: (run) => sendReports({ report: "weeklyReport", run }) },
};

function eachDay({ kind, setting: { time }, zone, now }: Parameters<TimedKind["due"]>[0]): LocalDate | null {
  return time === null
    ? null
    : dailyDue({ time, isToCustomer: isToCustomer(kind), weekday: REMINDERS[kind].weekday, zone, now });
}

/**
 * Runs the kinds that are due in each branch by its clock, each once a day: its messages have the day in their keys, and
 * then a mark is written. A run that is killed before its mark goes on with the next call. What fails is tried again then.
 */
export async function runReminderClock({ now }: { now: Instant }): Promise<{ done: number; troubled: number }> {
  const branches = [...(await readCatalog()).branches.values()];
  const counts = { done: 0, troubled: 0 };
  await eachChunk({
    all: branches,
    size: 1,
    parallel: PARALLEL,
    run: async ([branch]) => {
      if (!branch) return;
      const { settings, runs } = await readBranch(branch.id);
      for (const kind of DAILY_REMINDERS)
        try {
          const setting = settingOf({ kind, settings: settings?.kinds ?? {} });
          const isDone = (day: string): boolean => runs.some((run) => run.kind === kind && run.day === day);
          if (setting.isOn && (await runOne({ branch, kind, setting, isDone, now }))) counts.done += 1;
        } catch (error) {
          counts.troubled += 1;
          logFailure(error, { branch: branch.id, reminder: kind });
        }
    },
  });
  return counts;
}

/** @returns whether it ran now. */
async function runOne({
  branch,
  kind,
  setting,
  isDone,
  now,
}: {
  branch: Branch;
  kind: DailyReminder;
  setting: ReminderSetting;
  isDone: (day: LocalDate) => boolean;
  now: Instant;
}): Promise<boolean> {
  const zone = zoneOf(branch);
  const day = TIMED[kind].due({ kind, setting, zone, now });
  if (day === null || isDone(day)) return false;
  const outcome = await TIMED[kind].run({ branch, day, setting, zone, now });
  return outcome !== null && markRun({ branch, kind, outcome, now });
}
