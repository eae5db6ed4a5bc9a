import { HOUR, type Instant, MINUTE, addDays, instantAt, minutesOf } from "@tresen/contract/kit/time";
import type { Report } from "@tresen/contract/reminder/reminder-kinds";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { documentFonts } from "../../../test/document-fonts";
import { interrupted } from "../../../test/interrupt";
import { allJobs, makeDue } from "../../../test/jobs";
import { useMessageShop } from "../../../test/messages";
import { decide, forgetRuns } from "../../../test/reminders";
import { runJob } from "../../../test/run-job";
import { admin, create } from "../../../test/shop";
import { closeBranch } from "../../closing";
import { JobEntity, jobId } from "../../platform/job";
import { runReminderClock } from "../../reminder";
import { rebuildSnapshot } from "../../snapshot";
import { addCounts } from "../../statistics/rows";
import { reportExecutor } from ".";

const provider = useMessageShop();
const executor = reportExecutor(documentFonts);
const at = (date: string, clock: string): Instant =>
  instantAt({ date, minutes: minutesOf(clock), zone: "Europe/Vienna" });

/** In the night to these Sundays the clock of Vienna goes back, and forward. */
const SUNDAYS = ["2026-10-25", "2027-03-28"];

beforeAll(async () => {
  const branches = [{ id: "pizzeria" }];
  await create("users", { id: "usr_lead", username: "lead@example.test", roles: ["ROLE_MANAGER"], branches });
  await rebuildSnapshot({ startedAt: Date.now() });
  for (const sunday of SUNDAYS)
    for (const day of [addDays(sunday, -1), sunday]) {
      await closeBranch({
        actor: admin,
        body: { branch: "pizzeria", countedCash: 0, note: "" },
        now: at(day, "22:00"),
      });
      await addCounts({ branch: "pizzeria", topic: "day", day, counts: { "t:o": 1, "t:g": 1290 } });
    }
});

beforeEach(async () => {
  for (const job of await allJobs()) await JobEntity.delete(job).go();
  await forgetRuns();
  provider.mails.length = 0;
});

const reports = async () => (await allJobs()).filter(({ kind, owner }) => kind === "report" && owner === "pizzeria");
async function sendAll(now: Instant): Promise<void> {
  for (const job of await reports()) await runJob({ id: jobId(job), executor, at: Date.now(), now });
}
const subjects = (): string[] => provider.mails.map(({ subject }) => subject).sort();

describe.each(SUNDAYS)("over the clock change of %s", (sunday) => {
  const monday = addDays(sunday, 1);

  test("each report is sent once, however often the clock looks", async () => {
    // A time that the day has twice, or not at all.
    await decide("closingReport", { time: "02:30" });
    await decide("weeklyReport", { time: "07:00" });
    for (let now = at(sunday, "00:30"); now < at(monday, "12:00"); now += HOUR) {
      await runReminderClock({ now });
      await sendAll(now);
    }
    expect((await reports()).map(({ key, state }) => `${key} ${state}`).sort()).toEqual([
      `closingReport#pizzeria#${sunday}#usr_lead done`,
      `closingReport#pizzeria#${monday}#usr_lead done`,
      `weeklyReport#pizzeria#${monday}#usr_lead done`,
    ]);
    expect(subjects()).toEqual([
      ...[-1, 0].map((days) => `Neubau: Tagesabschluss ${addDays(sunday, days).split("-").reverse().join(".")}`),
      expect.stringMatching(/^Neubau: Wochenbericht /),
    ]);
  });
});

test.each<[Report, Report]>([
  ["closingReport", "weeklyReport"],
  ["weeklyReport", "closingReport"],
])("the %s is sent once, whatever write the clock or the claim is killed at", async (report, other) => {
  await decide(report, { time: "07:00" });
  await decide(other, { isOn: false });
  const now = at("2026-10-26", "07:00");
  for (let write = 0, isKilled = true; isKilled; write += 1) {
    for (const job of await allJobs()) await JobEntity.delete(job).go();
    await forgetRuns();
    isKilled = await interrupted({ run: () => runReminderClock({ now }), write, after: write % 2 === 0 });
    await Promise.all([runReminderClock({ now: now + MINUTE }), runReminderClock({ now: now + MINUTE })]);
    await runReminderClock({ now: now + HOUR });
    expect(await reports()).toHaveLength(1);
    expect(write).toBeLessThan(20);
  }
  // The claim is stored, and whoever made it does not come to send.
  expect(await interrupted({ run: () => sendAll(now), write: 0, after: true })).toBe(true);
  expect([provider.mails.length, (await reports()).map(({ state }) => state)]).toEqual([0, ["running"]]);
  await sendAll(now);
  expect(provider.mails).toEqual([]);
  for (const job of await reports()) await makeDue(job);
  await Promise.all([sendAll(now), sendAll(now)]);
  await sendAll(now);
  expect([provider.mails.length, (await reports()).map(({ state }) => state)]).toEqual([1, ["done"]]);
});
