import { type LocalDate, addDays } from "@tresen/contract/kit/time";
import { statisticsQuery } from "@tresen/contract/statistics/statistics-query";
import type { Actor } from "@tresen/core/platform/actor";
import type { CounterRow } from "@tresen/core/statistics/rows";
import { figure, heading, ms, number, usd } from "../report";

const BRANCHES = 100;
/** Days of counters, and what a busy branch has of them: products sold of one method, and hours with orders. */
const FROM: LocalDate = "2025-06-01";
const DAYS = 365;
const PRODUCTS = 80;
const METHODS = ["d", "t", "i"];
const HOURS = 11;
/** Per million read units, eventually consistent ones count half. */
const READ_PRICE = 0.1525;
/** The longest that a call may take in the cloud, where the table answers quicker than the emulator. */
const LIMIT = 10_000;

const ADMIN: Actor = { kind: "staff", user: { id: "usr_bench", name: "", roles: ["ROLE_ADMIN"], branches: [] } };

/** Writes a year of counters of all branches of the shop, and reports what the calls of the dashboard take and cost. */
export async function reportStatistics(): Promise<void> {
  // Only now, since this process learns of the platform's storage after it has started.
  const [{ createRecord, indexing }, { batchWrite, metered }, { counterKey }, report, { branches: resource }] =
    await Promise.all([
      import("@tresen/core/records"),
      import("@tresen/core/platform/db"),
      import("@tresen/core/statistics/rows"),
      import("@tresen/core/statistics/report"),
      import("@tresen/contract/branch/branch.resource"),
    ]);
  for (let number = (await report.allBranches()).length + 1; number <= BRANCHES; number += 1) {
    const input = resource.fields.parse({ identifier: `weitere-${number}`, name: `Filiale ${number}` });
    await createRecord({ resource, actor: ADMIN, now: Date.now(), input, indexing });
  }
  const branches = await report.allBranches();
  for (const { id } of branches)
    await batchWrite(yearOf(id).map((row) => ({ put: { ...counterKey(row), ...row.counts } })));
  heading(`Dashboard: a year of ${branches.length} branches; duration on this machine, calls and read units`);
  const query = statisticsQuery.parse({ from: FROM, to: addDays(FROM, DAYS - 1) });
  const asked = { actor: ADMIN, query };
  const calls: Record<string, () => Promise<unknown>> = {
    orders: () => report.orderCounts(asked),
    "orders, compared": () => report.orderCounts({ ...asked, query: { ...query, compare: "year" } }),
    revenue: () => report.revenueOf(asked),
    "canceled-orders": () => report.canceledOrders(asked),
    "popular-items": () => report.popularItems(asked),
    "order-times": () => report.orderTimes(asked),
    overview: () => report.overviewOf(asked),
    "orders of one branch": () => report.orderCounts({ ...asked, query: { ...query, branch: branches[0]?.id } }),
  };
  for (const [name, call] of Object.entries(calls)) {
    const begun = performance.now();
    const { use } = await metered(call);
    const took = performance.now() - begun;
    const cost = (use.readUnits / 1_000_000) * READ_PRICE * 1000;
    figure({
      name,
      value: `${ms(Math.round(took))}, ${number(use.calls)}, ${number(use.readUnits)} R`,
      goal: `≤ ${number(LIMIT)} ms; ${usd(cost)} for a thousand`,
      isMet: took <= LIMIT,
    });
  }
}

function yearOf(branch: string): CounterRow[] {
  const days = Array.from({ length: DAYS }, (_, index) => addDays(FROM, index));
  const months = [...new Set(days.map((day) => `${day.slice(0, 7)}-01`))];
  return [
    ...days.flatMap((day) => [
      {
        branch,
        topic: "day",
        day,
        counts: each(["o", "g", "d", "n", "r0.1:g", "r0.1:n", "r0.2:g", "r0.2:n", ...PAID]),
      },
      { branch, topic: "hours", day, counts: each(hourNames()) },
    ]),
    ...months.flatMap((day) => [
      { branch, topic: "more-month", day, counts: each(["kfresh", "kreturning", "wo", "wm", "wk", "wl", ...WAITS]) },
      ...["0", "1"].map((part) => ({ branch, topic: "goods-month", day, part, counts: each(productNames(part)) })),
    ]),
  ];
}

const PAID = ["cash", "atm-card", "mollie"].flatMap((kind) => [`p${kind}:o`, `p${kind}:g`]);
const WAITS = Array.from({ length: 25 }, (_, index) => `w${index * 5}:o`);

function hourNames(): string[] {
  return Array.from({ length: HOURS }, (_, hour) => [`${11 + hour}:o`, `${11 + hour}:g`]).flat();
}

function productNames(part: string): string[] {
  return Array.from({ length: PRODUCTS / 2 }, (_, index) =>
    ["a", "c", "g"].map((field) => `i${part}${String(index).padStart(7, "0")}:${field}`),
  ).flat();
}

function each(names: readonly string[]): Record<string, number> {
  return Object.fromEntries(METHODS.flatMap((letter) => names.map((name) => [`${letter}:${name}`, 1234])));
}
