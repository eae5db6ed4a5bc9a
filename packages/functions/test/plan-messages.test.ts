import type { PlanMessages } from "@tresen/contract/planning/messages/plan-messages";
import type { Publication } from "@tresen/contract/planning/working-schedule.calls";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { useProvider } from "../../core/test/provider";
import { usePushService } from "../../core/test/push-service";
import { send } from "./support/api";
import { deliver, forgetJobs } from "./support/messages";
import { type Sessions, openShop } from "./support/shop";

const provider = useProvider();
const service = usePushService();
const PATH = "/api/working-schedules";
let sessions: Sessions;
let user: string;

beforeAll(async () => {
  sessions = await openShop();
  user = ((await send({ path: "/api/users/me", session: sessions.employee })).data as { id: string }).id;
  const record = (await send({ path: `/api/users/${user}`, session: sessions.admin })).data as object;
  const body = { ...record, phone: "+43 660 1234567" };
  expect((await send({ method: "PUT", path: `/api/users/${user}`, body, session: sessions.admin })).errors).toEqual([]);
});
beforeEach(forgetJobs);

async function allowSms(enablePluginSMS: boolean): Promise<void> {
  const { data } = await send({ path: "/api/config", session: sessions.admin });
  const body = { ...(data as object), enablePluginSMS };
  expect((await send({ method: "POST", path: "/api/config", body, session: sessions.admin })).errors).toEqual([]);
}
const own = async (session = sessions.employee) => (await send({ path: `${PATH}/messages`, session })).data;
const choose = (channels: unknown, session: string | null = sessions.employee) =>
  send({ method: "PUT", path: `${PATH}/messages`, body: { channels }, session });
/** Publishes two shifts of the employee. @returns to how many people messages went. */
async function publish(day: string): Promise<number> {
  return (await publishedAs(day)).messages;
}
/** The same. @returns the shifts as they were before. */
const published = async (day: string) => (await publishedAs(day)).expected;
async function publishedAs(day: string): Promise<{ expected: { id: string; version: number }[]; messages: number }> {
  const expected: { id: string; version: number }[] = [];
  for (const hour of ["08", "14"]) {
    const times = { startsAt: `${day}T${hour}:00:00+01:00`, endsAt: `${day}T${Number(hour) + 4}:00:00+01:00` };
    const body = { branch: "brn_mitte", user, ...times };
    const { data } = await send({ method: "POST", path: PATH, body, session: sessions.manager });
    const { id, version } = data as WorkingSchedule;
    expected.push({ id, version });
  }
  const body = { branch: "brn_mitte", from: day, to: day, expected };
  const { data } = await send({ method: "POST", path: `${PATH}/publish`, body, session: sessions.manager });
  expect(await send({ method: "POST", path: `${PATH}/publish`, body, session: sessions.manager })).toMatchObject({
    status: 200,
  });
  return { expected, messages: (data as Publication).messages };
}
test("whoever has chosen nothing gets a mail, and chooses for themselves alone", async () => {
  expect(await own()).toEqual({ channels: ["mail"], mail: "theke@example.test", phone: null, browsers: 0 });
  expect(await publish("2027-01-11")).toBe(1);
  expect(await deliver()).toEqual(["mail"]);
  expect(provider.mails).toHaveLength(1);
  expect((await choose(["push"], null)).status).toBe(401);
  for (const wrong of [[], ["fax"], ["mail", "mail"], "mail"]) expect((await choose(wrong)).status).toBe(400);
  expect((await choose(["push", "mail"])).data).toMatchObject({ channels: ["push", "mail"] });
  expect(await own(sessions.manager)).toMatchObject({ channels: ["mail"] });
});

test("an SMS names the shifts, once, and goes to nobody where the shop sends none", async () => {
  await allowSms(true);
  expect((await choose(["sms"])).data).toMatchObject({ phone: "+436601234567" });
  expect(await publish("2027-01-12")).toBe(1);
  expect(await deliver()).toEqual(["sms"]);
  await deliver();
  expect(provider.sms).toMatchObject([
    {
      to: "+436601234567",
      text: "Mitte, Dienstplan: Dienstag, 12.01.2027 08:00-12:00; Dienstag, 12.01.2027 14:00-18:00",
    },
  ]);
  await allowSms(false);
  expect(await own()).toMatchObject({ channels: ["sms"], phone: null });
  await forgetJobs();
  // Without a number that is reached, a mail goes out instead.
  expect(await publish("2027-01-13")).toBe(1);
  expect(await deliver()).toEqual(["mail"]);
});

test("a push message says how many shifts, to each browser of the person; others cannot add theirs", async () => {
  const browser = service.browser();
  const body = { device: user, endpoint: browser.endpoint, keys: browser.keys };
  const { p256dh, auth } = browser.keys;
  const subscribe = (session: string) =>
    send({ method: "POST", path: "/api/push/subscriptions", body: { ...body, keys: { p256dh, auth } }, session });
  expect((await subscribe(sessions.manager)).status).toBe(404);
  expect((await subscribe(sessions.employee)).status).toBe(201);
  const listed = { path: "/api/push/subscriptions", query: { device: user } };
  expect((await send({ ...listed, session: sessions.admin })).status).toBe(404);
  expect((await send({ ...listed, session: sessions.employee })).data).toHaveLength(1);
  expect((await choose(["push"])).data).toMatchObject({ channels: ["push"], browsers: 1 });
  expect(await publish("2027-01-14")).toBe(1);
  expect(await deliver()).toEqual(["push"]);
  expect(browser.messages()).toMatchObject([
    { title: "Ihr Dienstplan", body: "2 Schichten neu oder geändert.", url: "/backend#/shifts", event: "shiftPlan" },
  ]);
  expect(JSON.stringify(browser.messages())).not.toContain("08:00");
});

test("SMS and push ask for agreement to what is told too late, also to a shift that is called off", async () => {
  const browser = service.browser();
  const body = {
    device: user,
    endpoint: browser.endpoint,
    keys: { p256dh: browser.keys.p256dh, auth: browser.keys.auth },
  };
  const added = await send({ method: "POST", path: "/api/push/subscriptions", body, session: sessions.employee });
  expect(added.status).toBe(201);
  await allowSms(true);
  await choose(["sms", "push"]);
  provider.sms.length = 0;
  const day = "2026-06-08";
  const [, gone] = await published(day);
  expect(await deliver()).toEqual(["push", "push", "sms"]);
  const { id, version } = gone ?? { id: "", version: 0 };
  const cancelled = { method: "POST", path: `${PATH}/${id}/cancel`, body: { version: version + 1 } };
  expect((await send({ ...cancelled, session: sessions.manager })).status).toBe(200);
  await forgetJobs();
  const expected = [{ id, version: version + 2 }];
  const again = { branch: "brn_mitte", from: day, to: day, expected };
  await send({ method: "POST", path: `${PATH}/publish`, body: again, session: sessions.manager });
  await deliver();
  const asked = "Bitte zustimmen oder ablehnen: https://";
  expect(provider.sms.map(({ text }) => text)).toEqual([
    expect.stringMatching(
      new RegExp(
        `^Mitte, Dienstplan: Montag, 08.06.2026 09:00-13:00; Montag, 08.06.2026 15:00-19:00. ${asked}.*/backend#/shifts$`,
      ),
    ),
    expect.stringMatching(new RegExp(`^Mitte, Dienstplan: Montag, 08.06.2026 15:00-19:00 entfällt. ${asked}`)),
  ]);
  for (const { text } of provider.sms) expect(text.length).toBeLessThanOrEqual(160);
  const bodies = browser.messages().map((message) => (message as { body: string }).body);
  expect(bodies).toEqual([
    "2 Schichten neu oder geändert. Bitte stimmen Sie zu oder lehnen Sie ab.",
    "1 Schicht neu oder geändert. Bitte stimmen Sie zu oder lehnen Sie ab.",
  ]);
  const [, second] = (
    await send({ path: "/api/push/subscriptions", query: { device: user }, session: sessions.employee })
  ).data as { id: string }[];
  const path = `/api/push/subscriptions/${second?.id}`;
  expect((await send({ method: "DELETE", path, session: sessions.employee })).status).toBe(200);
  await allowSms(false);
  await forgetJobs();
});

test("a chosen channel that leads nowhere is made up for by a mail, and all that lead somewhere are used", async () => {
  await choose(["mail", "push"]);
  await publish("2027-01-15");
  expect(await deliver()).toEqual(["mail", "push"]);
  const [subscription] = (
    await send({ path: "/api/push/subscriptions", query: { device: user }, session: sessions.employee })
  ).data as { id: string }[];
  const path = `/api/push/subscriptions/${subscription?.id}`;
  expect((await send({ method: "DELETE", path, session: sessions.manager })).status).toBe(404);
  expect((await send({ method: "DELETE", path, session: sessions.employee })).status).toBe(200);
  expect(((await own()) as PlanMessages).browsers).toBe(0);
  await choose(["push"]);
  await forgetJobs();
  await publish("2027-01-18");
  expect(await deliver()).toEqual(["mail"]);
});
