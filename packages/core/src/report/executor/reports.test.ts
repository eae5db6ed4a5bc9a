import { users } from "@tresen/contract/user/user.resource";
import { HOUR, instantAt, minutesOf } from "@tresen/contract/kit/time";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { documentFonts } from "../../../test/document-fonts";
import { allJobs } from "../../../test/jobs";
import { placed, useMessageShop } from "../../../test/messages";
import { removeRecord } from "../../../test/records";
import { decide, forgetRuns } from "../../../test/reminders";
import { runJob } from "../../../test/run-job";
import { NOW, admin, create } from "../../../test/shop";
import { closeBranch } from "../../closing";
import { findOrder } from "../../order";
import { JobEntity, jobId } from "../../platform/job";
import { listReminders, runReminderClock } from "../../reminder";
import { readBranch } from "../../reminder/rows";
import { rebuildSnapshot } from "../../snapshot";
import { countOrders } from "../../statistics/order";
import { reportExecutor } from ".";

const provider = useMessageShop();
const executor = reportExecutor(documentFonts);
const at = (date: string, clock: string) => instantAt({ date, minutes: minutesOf(clock), zone: "Europe/Vienna" });

beforeAll(async () => {
  await create("users", { id: "usr_boss", username: "boss@example.test", roles: ["ROLE_ADMIN"] });
  await create("users", {
    id: "usr_lead",
    username: "lead@example.test",
    roles: ["ROLE_MANAGER"],
    branches: [{ id: "pizzeria" }],
  });
  await rebuildSnapshot({ startedAt: Date.now() });
  // On a Friday.
  const { uid } = await placed();
  const order = await findOrder(uid);
  if (!order) throw new Error("The order is gone");
  await countOrders([{ before: null, after: order }]);
  await closeBranch({
    actor: admin,
    body: { branch: "pizzeria", countedCash: 950, note: "" },
    key: undefined,
    now: NOW,
  });
});

beforeEach(async () => {
  for (const job of await allJobs()) await JobEntity.delete(job).go();
  await forgetRuns();
  provider.mails.length = 0;
});

const reports = async () => (await allJobs()).filter(({ kind, owner }) => kind === "report" && owner === "pizzeria");
async function sendAll(now: number): Promise<void> {
  for (const job of await reports()) await runJob({ id: jobId(job), executor, at: Date.now(), now });
}

const outcomes = async (kind: string) =>
  (await readBranch("pizzeria")).runs.filter((run) => run.kind === kind).map(({ outcome }) => outcome);

test("the weekly report goes to the manager of the branch on Monday, once", async () => {
  for (const day of ["2026-06-05", "2026-06-07"]) await runReminderClock({ now: at(day, "07:00") });
  const weekly = async () => (await reports()).filter(({ key }) => key.startsWith("weeklyReport"));
  expect(await weekly()).toEqual([]);
  await runReminderClock({ now: at("2026-06-08", "06:59") });
  expect(await weekly()).toEqual([]);
  for (const clock of ["07:00", "07:05", "12:00"]) await runReminderClock({ now: at("2026-06-08", clock) });
  const [job, ...others] = await weekly();
  expect([job?.key, others]).toEqual(["weeklyReport#pizzeria#2026-06-08#usr_lead", []]);
  for (let times = 0; times < 2; times += 1) await sendAll(at("2026-06-08", "07:01"));
  const mails = provider.mails.filter(({ subject }) => subject.includes("Wochenbericht"));
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [["lead@example.test"], "Neubau: Wochenbericht 01.06.2026 – 07.06.2026"],
  ]);
  expect(mails[0]?.text).toMatch(/Bestellungen: 1 /);
  expect(await outcomes("weeklyReport")).toEqual(["sent"]);
});

test("the closings of the day before come in the morning with their PDF, and nothing without one", async () => {
  await runReminderClock({ now: at("2026-06-06", "07:00") });
  await sendAll(at("2026-06-06", "07:01"));
  expect(provider.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [["lead@example.test"], "Neubau: Tagesabschluss 05.06.2026"],
  ]);
  expect(provider.mails[0]?.text).toContain("Buchungen: 1");
  await runReminderClock({ now: at("2026-06-07", "07:00") });
  await sendAll(at("2026-06-07", "07:01"));
  expect(provider.mails).toHaveLength(1);
  expect(await outcomes("closingReport")).toEqual(["sent", "nothing"]);
  expect((await reports()).filter(({ key }) => key.includes("2026-06-07"))).toEqual([]);
  const [told] = (await listReminders({ actor: admin, branch: "pizzeria", now: at("2026-06-07", "07:02") })).filter(
    ({ kind }) => kind === "closingReport",
  );
  expect(told?.lastRun?.outcome).toBe("nothing");
});

test("a switched off report is not sent, and one whose reader is gone is dropped", async () => {
  await decide("closingReport", { isOn: false });
  await runReminderClock({ now: at("2026-06-06", "07:00") });
  expect(await reports()).toEqual([]);
  await runReminderClock({ now: at("2026-06-08", "07:00") });
  await removeRecord({ resource: users, actor: admin, id: "usr_lead" });
  await sendAll(at("2026-06-08", "07:00") + HOUR);
  expect(provider.mails).toEqual([]);
  expect(await reports()).toMatchObject([{ state: "dropped", reason: "no account" }]);
});
