import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { addDays } from "@tresen/contract/kit/time";
import { statisticsQuery } from "@tresen/contract/statistics/statistics-query";
import type { CounterRow } from "@tresen/core/statistics/rows";

import { TABLE, coreEnvironment } from "../../environment";
import { databaseFile, startEmulator } from "../../storage/emulator";
import { fillTable } from "../records/fill";
import { figure, heading, ms, number, usd } from "../report";
import { addBranches } from "./branches";
import { LONGEST, TO, countersOf } from "./counters";
import { reportDrift } from "./report-drift";

const BRANCHES = 100;
const PERIODS = [1, 30, LONGEST];
/** Dollars for a million read units, of which eventually consistent reads use half. */
const READ_PRICE = 0.1525;
/** The processor time in milliseconds that a call may take. */
const LIMIT = 3_000;

/** The credentials for the embedded database: it requires some and accepts any. */
const ACCESS = { region: "eu-central-1", accessKeyId: "bench", secretAccessKey: "bench" };

/**
 * Compares the counters of many orders with a recount, and reports what each call of the dashboard takes and costs. Uses
 * a database of its own, beside which no platform looks through the table, in this process, which must not have loaded
 * any module of core before.
 */
export async function reportStatistics({ root, folder }: { root: string; folder: string }): Promise<void> {
  const dataDir = join(folder, "statistics");
  await mkdir(dataDir, { recursive: true });
  const emulator = await startEmulator({ root, dataDir });
  const reader = fork(join(import.meta.dirname, "counter-reader.js"), [databaseFile(dataDir), emulator.endpoint]);
  try {
    const [port] = (await once(reader, "message")) as [number];
    const database = { ...ACCESS, endpoint: `http://127.0.0.1:${port}` };
    const publicUrl = "http://127.0.0.1";
    Object.assign(process.env, coreEnvironment({ database, storageEndpoint: publicUrl, publicUrl }), {
      LOG_LEVEL: "silent",
    });
    await (await import("@tresen/core/platform/table")).createTable();
    await reportDrift();
    await reportCalls(dataDir);
  } finally {
    reader.disconnect();
    await emulator.stop();
  }
}

/** Fills in two years of counters of a hundred busy branches, and measures the calls. */
async function reportCalls(dataDir: string): Promise<void> {
  const [{ metered }, { counterKey }, report, visits] = await Promise.all([
    import("@tresen/core/platform/db"),
    import("@tresen/core/statistics/rows"),
    import("@tresen/core/statistics/report"),
    import("@tresen/core/statistics/visits"),
  ]);
  const branches = Array.from({ length: BRANCHES }, (_, index) => `filiale-${index + 1}`);
  await addBranches(branches.map((id) => ({ id, identifier: id })));
  const begun = performance.now();
  const rows = fillTable({
    file: databaseFile(dataDir),
    table: TABLE,
    items: itemsOf({ branches, counterKey }),
  });
  heading(`Dashboard: ${number(branches.length)} branches, ${number(rows)} rows of counters`);
  figure({ name: "Rows filled in", value: ms(Math.round(performance.now() - begun)) });
  for (const count of [1, BRANCHES])
    for (const days of PERIODS) {
      heading(`Branches: ${number(count)}, days: ${number(days)}; duration, processor time, calls, read units`);
      // Whoever leads these branches: for visitors an administrator needs only the rows of the shop as a whole.
      const user = { id: "usr_bench", name: "", roles: ["ROLE_MANAGER"], branches: branches.slice(0, count) };
      const query = statisticsQuery.parse({ from: addDays(TO, 1 - days), to: TO });
      const asked = { actor: { kind: "staff" as const, user }, query };
      const compared = { ...asked, query: { ...query, compare: "previous" as const } };
      const now = Date.parse(TO);
      const calls: Record<string, () => Promise<unknown>> = {
        "overview, orders": () => report.overviewOf(asked),
        "overview, funnel": () => visits.readFunnel(asked),
        "revenue, compared": () => report.revenueOf(compared),
        "orders, compared": () => report.orderCounts(compared),
        "canceled-orders, compared": () => report.canceledOrders(compared),
        items: () => report.soldItems(asked),
        "order-times": () => report.orderTimes(asked),
        ratings: () => report.ratingsOf(asked),
        "unique-visitors": () => visits.countVisitors({ ...asked, now }),
        "page-views": () => visits.countPageViews(asked),
        pages: () => visits.listVisitedPages(asked),
        "visitor-times": () => visits.listVisitorTimes(asked),
      };
      let units = 0;
      for (const [name, call] of Object.entries(calls)) {
        const [start, cpu] = [performance.now(), process.cpuUsage()];
        const { use } = await metered(call);
        const took = Math.round(performance.now() - start);
        const { user: own, system } = process.cpuUsage(cpu);
        const worked = Math.round((own + system) / 1000);
        units += use.readUnits;
        figure({
          name,
          value: `${ms(took)}, ${ms(worked)}, ${number(use.calls)}, ${number(use.readUnits)} R`,
          goal: `≤ ${ms(LIMIT)} of processor time`,
          isMet: worked <= LIMIT,
        });
      }
      figure({ name: "The whole dashboard, a thousand times", value: usd((units / 1_000_000) * READ_PRICE * 1000) });
    }
}

function* itemsOf({
  branches,
  counterKey,
}: {
  branches: readonly string[];
  counterKey: (row: CounterRow) => { pk: string; sk: string };
}) {
  for (const branch of branches) for (const row of countersOf(branch)) yield { ...counterKey(row), ...row.counts };
}
