import type { Absence } from "@tresen/contract/absence/absence";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import type { TimeRequest } from "@tresen/contract/time-tracking/request/time-request";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { allJobs } from "../../core/test/jobs";
import { useProvider } from "../../core/test/provider";
import { type TestBrowser, usePushService } from "../../core/test/push-service";
import { send } from "./support/api";
import { deliver, forgetJobs } from "./support/messages";
import { NOW } from "./support/request";
import { PATH, freshDay, openSwapShop, people, sessions } from "./support/swaps";

const provider = useProvider();
const service = usePushService();
const MANAGER = "leitung@example.test";
const PERSON = "zwei@example.test";
let browser: TestBrowser;

beforeAll(async () => {
  await openSwapShop();
  const { data } = await send({ path: "/api/config", session: sessions.admin });
  const config = { ...(data as object), enablePluginSMS: true };
  await send({ method: "POST", path: "/api/config", body: config, session: sessions.admin });
  const path = `/api/users/${people.second}`;
  const user = (await send({ path, session: sessions.admin })).data as object;
  const body = { ...user, phone: "+43 660 7654321", firstName: "Anna", lastName: "Muster" };
  expect((await send({ method: "PUT", path, body, session: sessions.admin })).errors).toEqual([]);
  browser = service.browser();
  const { p256dh, auth } = browser.keys;
  const subscription = { device: people.second, endpoint: browser.endpoint, keys: { p256dh, auth } };
  const subscribed = { method: "POST", path: "/api/push/subscriptions", body: subscription, session: sessions.second };
  expect((await send(subscribed)).status).toBe(201);
});
beforeEach(async () => {
  await choose(["mail"]);
  await forgetJobs();
});

const choose = async (channels: readonly string[]) =>
  send({ method: "PUT", path: `${PATH}/messages`, body: { channels }, session: sessions.second });
async function ask(body: object, session = sessions.second): Promise<Absence> {
  const day = freshDay();
  const days = { kind: "holiday", from: day, to: day, note: "Geheime Notiz", ...body };
  const made = await send({ method: "POST", path: "/api/absences", body: days, session });
  expect([made.status, made.errors]).toEqual([201, []]);
  return made.data as Absence;
}
async function step({ id, version }: Absence, state: string, session: string, reason = ""): Promise<Absence> {
  const path = `/api/absences/${id}/state`;
  const made = await send({ method: "POST", path, body: { version, state, reason }, session });
  expect(made.errors).toEqual([]);
  return made.data as Absence;
}
const told = () => provider.mails.map(({ to, text }) => [to[0], text.split("\n").find((line) => line.endsWith("."))]);
const german = (day: string): string => day.split("-").reverse().join(".");

describe("messages about absences", () => {
  test("tell the branch's managers, and nobody else, what somebody asks for", async () => {
    const { from } = await ask({});
    expect(await deliver()).toEqual(["mail"]);
    await deliver();
    expect(told()).toEqual([[MANAGER, "Anna Muster beantragt: Urlaub."]]);
    expect(provider.mails[0]?.text).toContain(german(from));
    expect(provider.mails[0]?.text).toContain("/backend#/absences");
    expect(JSON.stringify(provider.mails)).not.toContain("Geheime Notiz");
  });

  test("tell whoever decides everywhere where a branch has nobody who decides about the person", async () => {
    await ask({}, sessions.manager);
    await deliver();
    expect(provider.mails.map(({ to }) => to)).toEqual([["admin@example.test"]]);
  });

  test("tell of sickness that somebody is reported sick and when, and neither why nor what was said of it", async () => {
    const sick = await ask({ kind: "sick" });
    await deliver();
    expect(told()).toEqual([[MANAGER, "Anna Muster ist krankgemeldet."]]);
    await forgetJobs();
    await choose(["sms"]);
    await step(sick, "rejected", sessions.manager, "Grippe nicht belegt");
    await deliver();
    const text = `Mitte, Abwesenheit: Ihre Krankmeldung wurde abgelehnt. ${german(sick.from)}`;
    expect(provider.sms).toMatchObject([{ to: "+436607654321", text }]);
    await choose(["mail"]);
    await ask({ kind: "care" });
    await deliver();
    expect(told().slice(-1)).toEqual([[MANAGER, "Anna Muster hat eine Abwesenheit gemeldet."]]);
    expect(JSON.stringify([provider.mails, provider.sms])).not.toMatch(/Grippe|Notiz|Pflege/);
  });

  test("tell the person what was decided, by what they chose; push names neither days nor kinds", async () => {
    await choose(["push", "mail", "sms"]);
    const asked = await ask({ kind: "training" });
    await forgetJobs();
    const approved = await step(asked, "approved", sessions.manager);
    expect(await deliver()).toEqual(["mail", "push", "sms"]);
    await forgetJobs();
    await step(approved, "withdrawn", sessions.manager, "Inventur");
    await deliver();
    const rejected = await ask({ kind: "compensation" });
    await forgetJobs();
    await step(rejected, "rejected", sessions.manager, "Zu wenige");
    await deliver();
    expect(told()).toEqual([
      [PERSON, "Ihr Antrag wurde genehmigt: Fortbildung."],
      [PERSON, "Ihre Abwesenheit wurde zurückgenommen: Fortbildung."],
      [PERSON, "Ihr Antrag wurde abgelehnt: Zeitausgleich."],
    ]);
    expect(provider.mails[1]?.text).toContain("Grund: Inventur");
    expect(provider.mails[2]?.text).toContain("Grund: Zu wenige");
    expect(provider.sms.map(({ text }) => text.split(german(asked.from))[1])).toEqual([
      "",
      ". Grund: Inventur",
      undefined,
    ]);
    expect(provider.sms[2]?.text).toBe(
      `Mitte, Abwesenheit: Ihr Antrag wurde abgelehnt: Zeitausgleich. ${german(rejected.from)}. Grund: Zu wenige`,
    );
    expect(browser.messages()).toMatchObject([
      { title: "Abwesenheit", body: "Ihre Abwesenheit wurde genehmigt.", url: "/backend#/absences", event: "absence" },
      { body: "Ihre Abwesenheit wurde zurückgenommen." },
      { body: "Ihre Abwesenheit wurde abgelehnt." },
    ]);
  });

  test("tell managers what its person changed or withdrew, and the person what others entered or changed", async () => {
    const asked = await ask({});
    await forgetJobs();
    const change = async ({ id, version, from }: Absence, session: string, kind: string): Promise<Absence> => {
      const body = { version, kind, from, to: from };
      const made = await send({ method: "PUT", path: `/api/absences/${id}`, body, session });
      expect(made.errors).toEqual([]);
      return made.data as Absence;
    };
    const changed = await change(asked, sessions.second, "unpaid");
    await deliver();
    await forgetJobs();
    await step(changed, "withdrawn", sessions.second);
    await deliver();
    await forgetJobs();
    const entered = await ask({ user: people.second }, sessions.manager);
    await deliver();
    await forgetJobs();
    await change(entered, sessions.manager, "unpaid");
    await deliver();
    expect(told()).toEqual([
      [MANAGER, "Anna Muster hat einen Antrag geändert: Unbezahlt."],
      [MANAGER, "Anna Muster hat einen Antrag zurückgezogen: Unbezahlt."],
      [PERSON, "Für Sie wurde eine Abwesenheit eingetragen: Urlaub."],
      [PERSON, "Ihre Abwesenheit wurde geändert: Unbezahlt."],
    ]);
  });

  test("are left out where something else has become of it, and where nobody else is concerned", async () => {
    await choose(["sms", "push", "mail"]);
    const asked = await ask({});
    const approved = await step(asked, "approved", sessions.manager);
    await step(approved, "withdrawn", sessions.manager);
    await deliver();
    expect(told()).toEqual([[PERSON, "Ihre Abwesenheit wurde zurückgenommen: Urlaub."]]);
    expect([provider.sms.length, browser.messages().length]).toEqual([1, 1]);
    await forgetJobs();
    // Of a certificate nobody is told, and administrators need nobody's decision.
    const body = { name: "AU.pdf", data: Buffer.from("%PDF-1.4").toString("base64") };
    const path = `/api/absences/${asked.id}/certificate`;
    expect((await send({ method: "PUT", path, body, session: sessions.second })).errors).toEqual([]);
    await ask({}, sessions.admin);
    expect(await allJobs()).toEqual([]);
  });

  test("are written with what they tell: a request that is refused tells nobody, and of two at once one is told", async () => {
    const day = freshDay();
    const body = { kind: "holiday", from: day, to: day };
    const both = await Promise.all(
      [1, 2].map(() => send({ method: "POST", path: "/api/absences", body, session: sessions.second })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await deliver()).toEqual(["mail"]);
  });
});

describe("messages about corrections of time", () => {
  const REQUESTS = "/api/working-activities/requests";
  let hours = 80;
  async function request(): Promise<TimeRequest> {
    hours -= 5;
    const [startedAt, endedAt] = [NOW - hours * 3_600_000, NOW - (hours - 3) * 3_600_000].map((at) =>
      new Date(at).toISOString(),
    );
    const body = { startedAt, endedAt, reason: "Terminal war aus" };
    const made = await send({ method: "POST", path: REQUESTS, body, session: sessions.second });
    expect(made.errors).toEqual([]);
    return made.data as TimeRequest;
  }
  const decide = (id: string, body?: object) =>
    send({
      ...{ method: "POST", path: `${REQUESTS}/${id}/${body ? "refuse" : "accept"}`, session: sessions.manager },
      ...(body ? { body } : {}),
    });

  test("tell managers that one is asked for, and the person what was decided, once", async () => {
    const accepted = await request();
    expect(await deliver()).toEqual(["mail"]);
    await forgetJobs();
    await choose(["sms", "push"]);
    expect((await decide(accepted.id)).errors).toEqual([]);
    expect((await decide(accepted.id)).status).toBe(409);
    expect(await deliver()).toEqual(["push", "sms"]);
    const refused = await request();
    await choose(["mail"]);
    await forgetJobs();
    expect((await decide(refused.id, { answer: "War frei" })).errors).toEqual([]);
    expect(await deliver()).toEqual(["mail"]);
    expect(told()).toEqual([
      [MANAGER, "Anna Muster beantragt eine Zeitkorrektur."],
      [PERSON, "Ihre Zeitkorrektur wurde abgelehnt."],
    ]);
    expect(provider.mails[1]?.text).toContain("Grund: War frei");
    expect(provider.sms[0]?.text).toMatch(/^Mitte, Zeitkorrektur: Ihre Zeitkorrektur wurde angenommen\. .+ - /);
    expect(browser.messages()).toMatchObject([
      { title: "Zeitkorrektur", body: "Ihre Zeitkorrektur wurde angenommen.", event: "timeRequest" },
    ]);
  });

  test("are left out where it is decided before they are sent", async () => {
    const { id } = await request();
    await decide(id);
    await deliver();
    expect(told()).toEqual([[PERSON, "Ihre Zeitkorrektur wurde angenommen."]]);
  });
});

describe("messages about shifts that people do not agree to", () => {
  const SHIFTS = "/api/working-schedules";

  async function lateShift(): Promise<WorkingSchedule> {
    const day = new Date(NOW + 86_400_000).toISOString().slice(0, 10);
    const times = { startsAt: `${day}T08:00:00Z`, endsAt: `${day}T09:00:00Z` };
    const body = { branch: "brn_mitte", user: people.second, ...times };
    const made = await send({ method: "POST", path: SHIFTS, body, session: sessions.manager });
    expect(made.errors).toEqual([]);
    const { id, version } = made.data as WorkingSchedule;
    const plan = { branch: "brn_mitte", from: day, to: day, expected: [{ id, version }] };
    await send({ method: "POST", path: `${SHIFTS}/publish`, body: plan, session: sessions.manager });
    return (await send({ path: `${SHIFTS}/${id}`, session: sessions.manager })).data as WorkingSchedule;
  }
  const answer = ({ id, version }: WorkingSchedule, given: string) =>
    send({
      ...{ method: "POST", path: `${SHIFTS}/${id}/consent`, session: sessions.second },
      body: { version, answer: given },
    });

  test("tell whoever plans, once, and nobody of an agreement", async () => {
    const shift = await lateShift();
    await forgetJobs();
    const refused = await Promise.all([answer(shift, "refused"), answer(shift, "refused")]);
    expect(refused.map(({ status }) => status)).toContain(200);
    expect((await answer(shift, "refused")).status).toBe(200);
    expect(await deliver()).toEqual(["mail"]);
    expect(told()).toEqual([[MANAGER, "Anna Muster ist mit dieser Schicht nicht einverstanden."]]);
    expect(provider.mails[0]?.text).toMatch(/Zeit: .+, \d\d:00 – \d\d:00/);
    expect(provider.mails[0]?.text).toContain(
      `/backend#/working-schedules/planner?branch=brn_mitte&day=${shift.day ?? ""}`,
    );
  });
});
