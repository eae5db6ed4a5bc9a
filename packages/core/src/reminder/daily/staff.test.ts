import { workingSchedules } from "@tresen/contract/planning/working-schedule.resource";
import { MINUTE, instantAt, minutesOf } from "@tresen/contract/kit/time";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { allJobs } from "../../../test/jobs";
import { useMessageShop } from "../../../test/messages";
import { aheadNow, forgetRuns, work } from "../../../test/reminders";
import { NOW, admin, create } from "../../../test/shop";
import { createAbsence, stepAbsence } from "../../absence";
import { publishShifts, shiftHooks } from "../../planning";
import { JobEntity } from "../../platform/job";
import { createRecord, recordIndexing } from "../../records";
import { rebuildSnapshot } from "../../snapshot";
import { runReminderClock } from ".";

const provider = useMessageShop();
const at = (date: string, clock: string) => instantAt({ date, minutes: minutesOf(clock), zone: "Europe/Vienna" });
const told = async (event: string): Promise<number> =>
  (await allJobs()).filter(({ key }) => key.split("#")[1] === event).length;

beforeAll(async () => {
  const branches = [{ id: "pizzeria" }];
  await create("users", { id: "usr_lead", username: "lead@example.test", roles: ["ROLE_MANAGER"], branches });
  await create("users", { id: "usr_one", username: "one@example.test", roles: ["ROLE_EMPLOYEE"], branches });
  await rebuildSnapshot({ startedAt: Date.now() });
});
beforeEach(async () => {
  for (const job of await allJobs()) await JobEntity.delete(job).go();
  await forgetRuns();
  provider.mails.length = 0;
});

test("managers are told once of open shifts of the next days, and of none that somebody has or that is a draft", async () => {
  const shift = (day: string, user: string | null) =>
    createRecord({
      ...{ resource: workingSchedules, hooks: shiftHooks, indexing: recordIndexing, actor: admin, now: NOW },
      input: { branch: "pizzeria", user, startsAt: `${day}T08:00:00.000Z`, endsAt: `${day}T12:00:00.000Z` },
    });
  const open = await shift("2026-06-08", null);
  const taken = await shift("2026-06-09", "usr_one");
  const expected = [open, taken].map(({ id, version }) => ({ id, version }));
  const days = { from: "2026-06-08", to: "2026-06-09" };
  await publishShifts({ actor: admin, body: { branch: "pizzeria", ...days, expected }, now: NOW });
  await shift("2026-06-08", null);
  for (const job of await allJobs()) await JobEntity.delete(job).go();
  await runReminderClock({ now: at("2026-06-05", "07:59") });
  expect(await told("openShifts")).toBe(0);
  for (const clock of ["08:00", "08:05"]) await runReminderClock({ now: at("2026-06-06", clock) });
  expect(await told("openShifts")).toBe(1);
  await work("pizzeria", at("2026-06-06", "08:05"), aheadNow());
  const [mail] = provider.mails;
  expect(mail?.to).toEqual(["lead@example.test"]);
  expect(mail?.text.match(/08\.06\.2026 10:00 bis 08\.06\.2026 14:00/g)).toHaveLength(1);
  expect(mail?.text).not.toContain("09.06.2026");
});

test("managers are told once a day that somebody is reported sick, and neither who nor of other absences", async () => {
  const now = at("2026-06-05", "19:00");
  const absent = (kind: "sick" | "holiday", day: string) =>
    createAbsence({ actor: admin, body: { user: "usr_one", kind, from: day, to: day, half: false, note: "" }, now });
  await absent("holiday", "2026-06-04");
  await runReminderClock({ now: at("2026-06-04", "09:00") });
  await runReminderClock({ now });
  expect(await told("sickLeave")).toBe(0);
  const { id, version } = await absent("sick", "2026-06-05");
  for (const later of [1, 2]) await runReminderClock({ now: now + later * MINUTE });
  expect(await told("sickLeave")).toBe(1);
  await work("pizzeria", now + MINUTE, aheadNow());
  const [mail] = provider.mails.filter(({ subject }) => subject.includes("Krankmeldung"));
  expect(mail?.text).toContain("Heute ist eine Person krank gemeldet.");
  expect(mail?.text).not.toMatch(/one@|Eva/);
  await stepAbsence({ actor: admin, id, body: { version, state: "withdrawn", reason: "" }, now });
  await forgetRuns();
  for (const job of await allJobs()) await JobEntity.delete(job).go();
  await runReminderClock({ now: now + 3 * MINUTE });
  expect(await told("sickLeave")).toBe(0);
});
