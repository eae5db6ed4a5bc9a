import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { addDays } from "@tresen/contract/kit/time";
import { coreEnvironment } from "../../environment";
import { startEmulator } from "../../storage/emulator";
import { figure, heading, ms, number } from "../report";
import { closeMonth } from "./close-month";
import { ADMIN, fillYear } from "./fill-year";
import * as year from "./year";

/** What somebody waits for at the planner, in milliseconds. */
const USABLE = 1_000;
/** The month that is closed and handed to payroll: the first one, since months are locked in order. */
const MONTH = year.YEAR.first.slice(0, 7);
/** The credentials for the embedded database: it requires some and accepts any. */
const ACCESS = { region: "eu-central-1", accessKeyId: "bench", secretAccessKey: "bench" };

/**
 * Fills in a year of shifts and recorded time of 500 people at 10 branches, and measures what planners, managers and
 * payroll ask for: a week of the planner, the closing of a month of all people, and exports. Uses a database of its own in
 * this process, which must not have loaded any module of core before.
 */
export async function reportTime({ root, folder }: { root: string; folder: string }): Promise<void> {
  const dataDir = join(folder, "time");
  await mkdir(dataDir, { recursive: true });
  const emulator = await startEmulator({ root, dataDir });
  try {
    const database = { ...ACCESS, endpoint: emulator.endpoint };
    const publicUrl = "http://127.0.0.1";
    Object.assign(process.env, coreEnvironment({ database, storageEndpoint: publicUrl, publicUrl }), {
      LOG_LEVEL: "silent",
    });
    await (await import("@tresen/core/platform/table")).createTable();
    await fillYear({ dataDir });
    await reportPlanner();
    await reportLists("before months are closed");
    await reportClosing();
    await reportLists("after the month was closed");
    await reportExports();
  } finally {
    await emulator.stop();
  }
}

/** Measures a call: its duration and processor time, its calls of the table and read units. @returns the duration. */
async function measured(
  name: string,
  call: () => Promise<unknown>,
  limit?: number,
): Promise<{ took: number; calls: number }> {
  const { metered } = await import("@tresen/core/platform/db");
  const [start, cpu] = [performance.now(), process.cpuUsage()];
  const { use } = await metered(call);
  const took = Math.round(performance.now() - start);
  const { user, system } = process.cpuUsage(cpu);
  figure({
    name,
    value: `${ms(took)}, ${ms(Math.round((user + system) / 1000))}, ${number(use.calls)}, ${number(use.readUnits)} R`,
    ...(limit === undefined ? {} : { goal: `≤ ${ms(limit)}`, isMet: took <= limit }),
  });
  return { took, calls: use.calls };
}

/** The four calls of a week, as the page makes them: what shows the plan first, and what the law says after it. */
async function reportPlanner(): Promise<void> {
  const [{ planFindings, plannerSetup, plannerWeek }, { listAbsences }] = await Promise.all([
    import("@tresen/core/planning"),
    import("@tresen/core/absence"),
  ]);
  const days = { from: year.MONDAY, to: addDays(year.MONDAY, 6) };
  for (const branch of [year.branchOf(0), year.ALL]) {
    const asked = { actor: ADMIN, branch, ...days };
    const { people } = await plannerWeek(asked);
    heading(
      `A week of the planner with ${number(people.length)} people; duration, processor time, calls of the table, read units`,
    );
    const all = {
      week: () => plannerWeek(asked),
      setup: () => plannerSetup({ actor: ADMIN, branch }),
      absences: () => listAbsences({ actor: ADMIN, query: { ...days, branch, limit: 50 }, now: year.NOW }),
    };
    for (const [name, call] of Object.entries(all)) await measured(name, call);
    await measured("the three together: usable", () => Promise.all(Object.values(all).map((call) => call())), USABLE);
    await measured("the same once more", () => Promise.all(Object.values(all).map((call) => call())), USABLE);
    await measured("findings of the law, which come later", () => planFindings({ ...asked, now: year.NOW }));
  }
}

async function reportLists(when: string): Promise<void> {
  const [{ listTimeSheets }, { holidayBalances }] = await Promise.all([
    import("@tresen/core/time-sheet"),
    import("@tresen/core/absence"),
  ]);
  heading(`Lists, ${when}; duration, processor time, calls of the table, read units`);
  const list = (query: { branch?: string; month: string; limit: number }) =>
    listTimeSheets({ actor: ADMIN, query, now: year.NOW });
  await measured("sheets of the closed month, 50 people", () => list({ month: MONTH, limit: 50 }));
  await measured("sheets of the last month, 50 people", () => list({ month: year.YEAR.last.slice(0, 7), limit: 50 }));
  await measured("leave accounts of all people", () => holidayBalances({ actor: ADMIN, query: {}, now: year.NOW }));
}

async function reportClosing(): Promise<void> {
  heading(
    "A month of all people confirmed, approved and locked; duration, processor time, calls of the table, read units",
  );
  const { calls } = await measured("all people", () => closeMonth({ month: MONTH, now: year.NOW, decider: ADMIN }));
  figure({ name: "Calls of the table for a step", value: number(calls / year.PEOPLE / STEPS) });
}

/** What is done with each sheet: it is opened, confirmed, approved and locked. */
const STEPS = 3;

async function reportExports(): Promise<void> {
  const { exportRecords, exportTimeSheets } = await import("../../../../core/src/time-sheet/export");
  const { paperFonts } = await import("@tresen/functions/font/paper-fonts");
  heading("Exports; duration, processor time, calls of the table, read units");
  const names = Array.from({ length: year.BRANCHES }, (_, index) => year.branchOf(index));
  for (const format of ["csv", "xlsx", "lodas", "bmd"] as const)
    await measured(`the month of all people, ${format}`, async () => {
      for (const branch of names) await exportTimeSheets({ actor: ADMIN, branch, month: MONTH, format, now: year.NOW });
    });
  const records = { actor: ADMIN, branch: year.branchOf(0), fonts: paperFonts, now: year.NOW };
  await measured("records of a branch, a year, csv", () =>
    exportRecords({ ...records, from: year.YEAR.first, to: year.YEAR.last, format: "csv" }),
  );
  await measured("records of a branch, a month, pdf", () =>
    exportRecords({ ...records, from: `${MONTH}-01`, to: `${MONTH}-30`, format: "pdf" }),
  );
}
