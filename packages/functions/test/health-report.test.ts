import type { HealthReport } from "@tresen/contract/health/health";
import { intervalOf } from "@tresen/core/health";
import { FailedRecordsEntity } from "../../core/src/health/records.entity";
import { readRuns } from "@tresen/core/platform/schedule";
import { beforeAll, expect, test } from "vitest";
import { useProvider } from "../../core/test/provider";
import { handler as orderClock } from "../src/job/schedule/order-clock";
import { handler as printClock } from "../src/job/schedule/print-clock";
import { handler as checkStatistics } from "../src/job/schedule/check-statistics";
import { handler as timeClock } from "../src/job/schedule/time-clock";
import { handler as forgetVisitors } from "../src/job/schedule/forget-visitors";
import { handler as rebuildSnapshot } from "../src/job/schedule/rebuild-snapshot";
import { handler as reminderClock } from "../src/job/schedule/reminder-clock";
import { handler as reconcilePayments } from "../src/job/schedule/reconcile-payments";
import { handler as sweepJobs } from "../src/job/schedule/sweep-jobs";
import { scheduledFunctions } from "../src/routes";
import { send } from "./support/api";
import { withGrantsOf } from "./support/grants";
import { NOW } from "./support/request";
import { type Sessions, openShop } from "./support/shop";

useProvider();
let sessions: Sessions;
beforeAll(async () => {
  sessions = await openShop();
});

const HANDLERS = {
  "reconcile-payments": reconcilePayments,
  "order-clock": orderClock,
  "print-clock": printClock,
  "sweep-jobs": sweepJobs,
  "rebuild-snapshot": rebuildSnapshot,
  "check-statistics": checkStatistics,
  "forget-visitors": forgetVisitors,
  "reminder-clock": reminderClock,
  "time-clock": timeClock,
};
const report = async (session: string) => {
  const { status, data } = await send({ path: "/api/health-report", session });
  expect(status).toBe(200);
  return data as HealthReport;
};

test("tells administrators of everything, managers of their branches, and nobody else", async () => {
  const { checks, version, at } = await report(sessions.admin);
  expect({ at, version }).toEqual({ at: new Date(NOW).toISOString(), version: expect.stringMatching(/^\d+\.\d+/) });
  const areas = new Set(checks.map(({ area }) => area));
  expect(areas).toEqual(new Set(["queues", "schedules", "services", "mails", "sms", "devices", "versions"]));
  const own = (await report(sessions.manager)).checks;
  expect(new Set(own.map(({ area }) => area))).toEqual(new Set(["sms", "devices"]));
  expect(own.filter(({ area }) => area === "sms").map(({ branch }) => branch)).toEqual(["brn_mitte"]);
  expect((await send({ path: "/api/health-report", session: sessions.employee })).status).toBe(403);
  expect((await send({ path: "/api/health-report", session: null })).status).toBe(401);
});

test("each scheduled function notes its run under its own name, and has a rhythm that is known", async () => {
  const time = new Date(NOW).toISOString();
  for (const { name, schedule } of scheduledFunctions) {
    expect(intervalOf(schedule)).toBeGreaterThan(0);
    const handler = new Map(Object.entries(HANDLERS)).get(name);
    await withGrantsOf(name, async () => handler?.({ time }));
  }
  const runs = await readRuns();
  for (const { name } of scheduledFunctions) expect(runs.get(name)).toMatchObject({ startedAt: time, outcome: "done" });
  const { checks } = await report(sessions.admin);
  expect(checks.filter(({ area }) => area === "schedules").map(({ state }) => state)).toEqual(
    scheduledFunctions.map(() => "good"),
  );
});

test("only administrators let changes be processed again, if there are any", async () => {
  const press = (session: string | null) => send({ method: "POST", path: "/api/health-report/redrive", session });
  expect((await press(sessions.admin)).errors[0]?.code).toBe("health.no_records");
  expect((await press(sessions.manager)).status).toBe(403);
  expect((await press(null)).status).toBe(401);
  await FailedRecordsEntity.put({ bucket: "failed", count: 2, countedAt: new Date(NOW).toISOString() }).go();
  const { status, data } = await press(sessions.admin);
  expect([status, (await press(sessions.admin)).data]).toEqual([202, data]);
  expect(data).toMatchObject({ state: "waiting" });
});
