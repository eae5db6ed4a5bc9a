import { DAY, HOUR, type Instant, MINUTE, instantAt, minutesOf } from "@tresen/contract/kit/time";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { interrupted } from "../../../test/interrupt";
import { allJobs } from "../../../test/jobs";
import { PHONE, useMessageShop } from "../../../test/messages";
import { aheadNow, createCustomer, decide, forgetRuns, work } from "../../../test/reminders";
import { NOW, admin, create } from "../../../test/shop";
import { createAccessKey } from "../../access-key";
import { getConfig, saveConfig } from "../../config";
import { countBranchSms, setContactStop } from "../../outbox";
import { JobEntity } from "../../platform/job";
import { rebuildSnapshot } from "../../snapshot";
import { ReminderRunEntity } from "../rows";
import { listReminders } from "../list";
import { runReminderClock } from ".";

const provider = useMessageShop();
const at = (date: string, clock: string, zone = "Europe/Vienna"): Instant =>
  instantAt({ date, minutes: minutesOf(clock), zone });
const messages = async (event: string) =>
  (await allJobs()).filter(({ key }) => key.split("#")[1] === event).map(({ owner, kind }) => `${owner} ${kind}`);
const marks = async (kind: string) =>
  (await ReminderRunEntity.scan.go({ pages: "all" })).data.filter((run) => run.kind === kind).map(({ day }) => day);

const consent = { purpose: "Glückwunsch", channel: "mail" as const, givenAt: "2026-01-01T10:00:00.000Z" };
const agreed = [{ ...consent, covers: "birthday" as const }];
const bySms = [{ ...consent, channel: "sms" as const, covers: "birthday" as const }];
const withdrawn = [{ ...consent, covers: "birthday" as const, withdrawnAt: "2026-02-01T10:00:00.000Z" }];

beforeAll(async () => {
  await create("users", { id: "usr_boss", username: "boss@example.test", roles: ["ROLE_ADMIN"] });
  const openingHours = [{ type: "daily" as const, from: "10:00", to: "22:00" }];
  await create("branches", {
    id: "york",
    identifier: "york",
    name: "York",
    timeZone: "America/New_York",
    openingHours,
  });
  await rebuildSnapshot({ startedAt: Date.now() });
});

beforeEach(async () => {
  for (const job of await allJobs()) await JobEntity.delete(job).go();
  await forgetRuns();
});

describe("birthdays", () => {
  beforeAll(async () => {
    await decide("birthday");
    const born = (id: string, changes: Partial<Parameters<typeof createCustomer>[0]>, branch = "pizzeria") =>
      createCustomer({ id, lastName: id, firstName: "Maria", birthday: "1990-06-06", branches: [branch], ...changes });
    await born("cus_mail", { emails: ["mail@birthday.test"], consents: agreed });
    await born("cus_sms", { phones: [PHONE], consents: bySms });
    await born("cus_none", { emails: ["none@birthday.test"], consents: [] });
    await born("cus_withdrawn", { emails: ["withdrawn@birthday.test"], consents: withdrawn });
    await born("cus_elsewhere", { emails: ["york@birthday.test"], consents: agreed }, "york");
    await born("cus_other", { emails: ["other@birthday.test"], consents: agreed, birthday: "1990-06-07" });
  });

  test("are kept once, for whoever consented, at the time of the branch's clock", async () => {
    await runReminderClock({ now: at("2026-06-06", "08:59") });
    expect(await messages("birthday")).toEqual([]);
    for (const clock of ["09:00", "09:05", "15:00"]) await runReminderClock({ now: at("2026-06-06", clock) });
    expect((await messages("birthday")).sort()).toEqual(["cus_mail mail", "cus_sms sms"]);
    expect(await marks("birthday")).toEqual(["2026-06-06"]);
    await work("cus_mail", at("2026-06-06", "09:05"), aheadNow());
    await work("cus_sms", at("2026-06-06", "09:05"), aheadNow());
    expect(provider.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [["mail@birthday.test"], "Pizzeria Bäcker: Alles Gute zum Geburtstag!"],
    ]);
    expect(provider.mails[0]?.text).toContain("Alles Gute zum Geburtstag, Maria!");
    expect(provider.sms[0]?.text).toMatch(/Abbestellen: https:\/\/shop\.example\.test\/api\/stop\//);
  });

  test("are made up for on the same day alone, and never at night", async () => {
    await runReminderClock({ now: at("2026-06-06", "21:00") });
    await runReminderClock({ now: at("2026-06-07", "03:00") });
    expect(await messages("birthday")).toEqual([]);
    await runReminderClock({ now: at("2026-06-06", "20:00") });
    expect(await messages("birthday")).toHaveLength(2);
    // A mail that waited in its queue until the night is not sent any more.
    await work("cus_mail", at("2026-06-06", "23:00"), aheadNow());
    await work("cus_mail", at("2026-06-07", "10:00"), aheadNow());
    expect(provider.mails).toEqual([]);
  });

  test("are not kept of whoever stopped advertising", async () => {
    await setContactStop({ contact: "mail@birthday.test", use: "advertising", stop: true, now: NOW });
    await runReminderClock({ now: at("2026-06-06", "09:00") });
    await work("cus_mail", at("2026-06-06", "09:00"), aheadNow());
    expect(provider.mails).toEqual([]);
    await setContactStop({ contact: "mail@birthday.test", use: "advertising", stop: false, now: NOW });
  });

  test("are not noted as sent where the only consent is for SMS, and SMS are off", async () => {
    await setContactStop({ contact: "mail@birthday.test", use: "advertising", stop: true, now: NOW });
    const withSms = async (enablePluginSMS: boolean): Promise<void> => {
      const { version, ...config } = await getConfig();
      const input = { ...config, version, updatedAt: undefined, enablePluginSMS };
      await saveConfig({ actor: admin, now: NOW, input });
    };
    await withSms(false);
    await runReminderClock({ now: at("2026-06-06", "09:00") });
    await withSms(true);
    await setContactStop({ contact: "mail@birthday.test", use: "advertising", stop: false, now: NOW });
    expect(await messages("birthday")).toEqual([]);
    const listed = await listReminders({ actor: admin, branch: "pizzeria", now: at("2026-06-06", "09:05") });
    expect(listed.find(({ kind }) => kind === "birthday")?.lastRun?.outcome).toBe("nothing");
  });

  test("are kept once, whatever write the clock is killed at, and two clocks at once", async () => {
    const now = at("2026-06-06", "09:00");
    for (let write = 0; ; write += 1) {
      for (const job of await allJobs()) await JobEntity.delete(job).go();
      await forgetRuns();
      const isKilled = await interrupted({
        run: async () => {
          const { troubled } = await runReminderClock({ now });
          if (troubled > 0) throw new Error("killed");
        },
        write,
        after: write % 2 === 0,
      });
      await Promise.all([runReminderClock({ now: now + MINUTE }), runReminderClock({ now: now + MINUTE })]);
      expect((await messages("birthday")).sort()).toEqual(["cus_mail mail", "cus_sms sms"]);
      expect(await marks("birthday")).toEqual(["2026-06-06"]);
      if (!isKilled) break;
      expect(write).toBeLessThan(30);
    }
  });
});

describe("the ends of keys", () => {
  // The clock of Vienna goes back in the night to 25 October, and forward in the night to 28 March.
  test.each([
    ["2026-10-25", "02:30"],
    ["2027-03-28", "02:30"],
  ])("are told once on the day of a clock change, %s", async (day, time) => {
    await decide("expiry", { time });
    const name = `Anzeige ${day}`;
    const validUntil = new Date(at(day, "12:00") + 14 * DAY).toISOString();
    await createAccessKey({
      actor: admin,
      input: { name, branch: "pizzeria", purpose: "frontdesk", validUntil },
      now: NOW,
    });
    const midnight = at(day, "00:00");
    for (let now = midnight; now < midnight + 5 * HOUR; now += 30 * MINUTE) await runReminderClock({ now });
    for (let now = midnight + 5 * HOUR; now < midnight + 30 * HOUR; now += 5 * HOUR) await runReminderClock({ now });
    expect((await messages("expiry")).length).toBe(1);
    await work("pizzeria", midnight + 12 * HOUR, aheadNow());
    expect(provider.mails.map(({ to, text }) => [to, text.includes(`Schlüssel „${name}“`)])).toEqual([
      [["boss@example.test"], true],
    ]);
  });

  test("follow the clock of each branch", async () => {
    await decide("expiry", { branch: "york", time: "08:00" });
    const now = at("2026-08-01", "08:00", "America/New_York");
    const validUntil = new Date(now + 7 * DAY).toISOString();
    await createAccessKey({
      actor: admin,
      input: { name: "York", branch: "york", purpose: "frontdesk", validUntil },
      now: NOW,
    });
    await runReminderClock({ now: now - MINUTE });
    expect(await messages("expiry")).toEqual([]);
    await runReminderClock({ now });
    expect(await messages("expiry")).toEqual(["york mail"]);
  });
});

test("the SMS of a day are told of once they run short, and looked at until then", async () => {
  const now = at("2026-06-06", "10:00");
  await runReminderClock({ now });
  await runReminderClock({ now: now + MINUTE });
  const listed = async (clock: string) =>
    (await listReminders({ actor: admin, branch: "pizzeria", now: at("2026-06-06", clock) })).find(
      ({ kind }) => kind === "smsBudget",
    );
  expect([await messages("smsBudget"), [...new Set(await marks("smsBudget"))]]).toEqual([[], ["2026-06-06"]]);
  expect(await listed("10:30")).toMatchObject({
    nextAt: new Date(at("2026-06-06", "10:35")).toISOString(),
    lastRun: { outcome: "nothing" },
  });
  for (let count = 0; count < 80; count += 1) await countBranchSms({ branch: "pizzeria", at: Date.now() });
  await runReminderClock({ now: now + HOUR });
  await runReminderClock({ now: now + 2 * HOUR });
  expect(await messages("smsBudget")).toEqual(["pizzeria mail"]);
  expect(await listed("13:00")).toMatchObject({
    nextAt: new Date(at("2026-06-07", "08:00")).toISOString(),
    lastRun: { outcome: "sent" },
  });
  await work("pizzeria", now + HOUR, aheadNow());
  expect(provider.mails[0]?.text).toContain("80 von 100 SMS");
});
