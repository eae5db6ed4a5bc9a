import type { Branch } from "@tresen/contract/branch/branch.resource";
import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { Instant, LocalDate } from "@tresen/contract/kit/time";
import { dailyDue } from "@tresen/contract/reminder/due";
import {
  DAILY_REMINDERS,
  type DailyReminder,
  REMINDERS,
  type ReminderSetting,
  isDayDone,
  isToCustomer,
  settingOf,
} from "@tresen/contract/reminder/reminder-kinds";
import { eachChunk } from "../../platform/db";
import { logFailure } from "../../platform/log";
import { readCatalog } from "../../snapshot";
import { type ReminderOutcome, type RunRow, markRun, noteRun, readBranch } from "../rows";
import { congratulate } from "./birthday";
import type { DailyRun } from "./daily";
import { tellExpiry } from "./expiry";
import { tellOpenShifts } from "./open-shifts";
import { sendReports } from "./reports";
import { tellSickLeave } from "./sick-leave";
import { tellSmsBudget } from "./sms-budget";

export { birthdayKeys } from "./birthday";

/** The number of branches that are looked at concurrently. */
const PARALLEL = 4;

interface TimedKind {
  /** The day for which it is due now, or null. */
  due: (asked: { kind: DailyReminder; setting: ReminderSetting; zone: string; now: Instant }) => LocalDate | null;
  /** Creates the jobs of what it says, each once by its key. */
  run: (run: DailyRun) => Promise<ReminderOutcome>;
}

/** What time alone begins: a further kind is one entry here, and one in the contract's table. */
const TIMED: Readonly<Record<DailyReminder, TimedKind>> = {
  birthday: { due: eachDay, run: congratulate },
  smsBudget: { due: eachDay, run: tellSmsBudget },
  expiry: { due: eachDay, run: tellExpiry },
  openShifts: { due: eachDay, run: tellOpenShifts },
  sickLeave: { due: eachDay, run: tellSickLeave },
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
 * then a mark is written. What is watched is looked at with each call until it was said. A run that is killed before its mark goes on with the next call. What fails is tried again then.
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
          const own = runs.filter((run) => run.kind === kind);
          if (setting.isOn && (await runOne({ branch, kind, setting, runs: own, now }))) counts.done += 1;
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
  runs,
  now,
}: {
  branch: Branch;
  kind: DailyReminder;
  setting: ReminderSetting;
  /** What came of the kind on the last days. */
  runs: readonly RunRow[];
  now: Instant;
}): Promise<boolean> {
  const zone = zoneOf(branch);
  const day = TIMED[kind].due({ kind, setting, zone, now });
  if (day === null) return false;
  const known = runs.find((run) => run.day === day);
  if (known && isDayDone(known)) return false;
  const outcome = await TIMED[kind].run({ branch, day, setting, zone, now });
  if (!known) return markRun({ branch, kind, outcome, now });
  if (outcome === known.outcome) return false;
  await noteRun({ branch, kind, outcome, now });
  return true;
}
