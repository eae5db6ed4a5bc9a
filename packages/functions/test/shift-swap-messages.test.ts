import { beforeAll, beforeEach, expect, test } from "vitest";
import { useProvider } from "../../core/test/provider";
import { type TestBrowser, usePushService } from "../../core/test/push-service";
import { send } from "./support/api";
import { deliver, forgetJobs } from "./support/messages";
import { PATH, accepted, approving, asked, openSwapShop, people, review, sessions, shift, step } from "./support/swaps";

const provider = useProvider();
const service = usePushService();
let browser: TestBrowser;

beforeAll(async () => {
  await openSwapShop();
  const { data } = await send({ path: "/api/config", session: sessions.admin });
  const config = { ...(data as object), enablePluginSMS: true };
  expect((await send({ method: "POST", path: "/api/config", body: config, session: sessions.admin })).errors).toEqual(
    [],
  );
  const path = `/api/users/${people.second}`;
  const user = (await send({ path, session: sessions.admin })).data as object;
  const body = { ...user, phone: "+43 660 7654321" };
  expect((await send({ method: "PUT", path, body, session: sessions.admin })).errors).toEqual([]);
  browser = service.browser();
  const { p256dh, auth } = browser.keys;
  const subscription = { device: people.second, endpoint: browser.endpoint, keys: { p256dh, auth } };
  const subscribed = { method: "POST", path: "/api/push/subscriptions", body: subscription, session: sessions.second };
  expect((await send(subscribed)).status).toBe(201);
});
beforeEach(forgetJobs);

async function choose(channels: readonly string[]): Promise<void> {
  const body = { channels };
  const { errors } = await send({ method: "PUT", path: `${PATH}/messages`, body, session: sessions.second });
  expect(errors).toEqual([]);
}
/** A shift of the first person, of whose publication nobody is told here. */
async function silentShift() {
  const given = await shift(people.first);
  await forgetJobs();
  return given;
}

test("who is asked by name is told by what they have chosen, in all ways that reach them", async () => {
  await choose(["sms", "push"]);
  await asked(await silentShift(), { to: people.second });
  expect(await deliver()).toEqual(["push", "sms"]);
  expect(provider.mails).toEqual([]);
  expect(provider.sms).toMatchObject([
    {
      to: "+436607654321",
      text: expect.stringMatching(/^Mitte, Schichttausch: .+ fragt Sie wegen einer Schicht: .+, /),
    },
  ]);
  expect(browser.messages()).toMatchObject([
    { title: "Schichttausch", body: "Jemand fragt Sie wegen einer Schicht.", url: "/backend#/shifts" },
  ]);
  // Locked screens tell neither a day nor a time.
  expect(JSON.stringify(browser.messages())).not.toMatch(/\d\d[.:]\d\d/);
});

test("each further step is told as the person chose: taken back, rejected and approved", async () => {
  await choose(["push"]);
  const withdrawn = await asked(await silentShift(), { to: people.second });
  await forgetJobs();
  await step(withdrawn, "withdrawn", sessions.employee);
  expect(await deliver()).toEqual(["push"]);
  const rejected = await accepted(await silentShift(), { to: people.second });
  await forgetJobs();
  await step(rejected, "rejected", sessions.manager, "Zu wenige");
  // The asker has chosen nothing and gets a mail.
  expect(await deliver()).toEqual(["mail", "push"]);
  expect(provider.mails.map(({ to }) => to)).toEqual([["theke@example.test"]]);
  const approved = await accepted(await silentShift(), { to: people.second });
  await forgetJobs();
  expect((await approving(approved, await review(approved))).status).toBe(200);
  expect(await deliver()).toEqual(["mail", "push"]);
  expect(browser.messages()).toMatchObject([
    { body: "Eine Anfrage an Sie wurde zurückgezogen.", event: "shiftSwap" },
    { body: "Ein Tausch wurde abgelehnt.", event: "shiftSwap" },
    { body: "Ein Tausch wurde genehmigt.", event: "shiftSwap", url: "/backend#/shifts" },
  ]);
});

test("whoever decides is told once a colleague has accepted, as they chose, and nobody else", async () => {
  await choose(["mail"]);
  const swap = await asked(await silentShift(), { to: people.second });
  await forgetJobs();
  await step(swap, "accepted", sessions.second);
  // The asker and the manager of the branch; not the one of the other branch.
  expect(await deliver()).toEqual(["mail", "mail"]);
  const toDecide = provider.mails.filter(({ text }) => text.includes("Bitte entscheiden Sie über den Tausch"));
  expect(toDecide.map(({ to }) => to)).toEqual([["leitung@example.test"]]);
  expect(toDecide[0]?.text).toContain("„Tauschanfragen“");
  expect(provider.mails.filter(({ text }) => text.includes("hat Ihre Anfrage angenommen")).map(({ to }) => to)).toEqual(
    [["theke@example.test"]],
  );
});

test("an SMS says that a swap was approved, and why one was rejected", async () => {
  await choose(["sms"]);
  const rejected = await accepted(await silentShift(), { to: people.second });
  await forgetJobs();
  await step(rejected, "rejected", sessions.manager, "Zu wenige");
  await deliver();
  const approved = await accepted(await silentShift(), { to: people.second });
  await forgetJobs();
  await approving(approved, await review(approved));
  await deliver();
  expect(provider.sms.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Mitte, Schichttausch: Der Tausch wurde abgelehnt: .+\. Grund: Zu wenige$/),
    expect.stringMatching(/^Mitte, Schichttausch: Der Tausch wurde genehmigt\. Sie übernehmen die Schicht von .+: .+/),
  ]);
});

test("what has another state by the time it is sent is not told, by SMS and push neither", async () => {
  await choose(["sms", "push"]);
  const swap = await asked(await silentShift(), { to: people.second });
  await step(swap, "declined", sessions.second);
  expect(await deliver()).toEqual(["mail", "push", "sms"]);
  expect([provider.sms, browser.messages()]).toEqual([[], []]);
  expect(provider.mails.map(({ to, text }) => [to, text.includes("hat Ihre Anfrage abgelehnt")])).toEqual([
    [["theke@example.test"], true],
  ]);
});
