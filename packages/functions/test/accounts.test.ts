import { ACCOUNT_MESSAGES } from "@tresen/contract/user/account/account.texts";
import { LOGIN_MESSAGES } from "@tresen/contract/user/login.texts";
import { beforeAll, describe, expect, test } from "vitest";
import { useProvider } from "../../core/test/provider";
import { accountCalls, mailsTo, sessionOf } from "./support/accounts";
import { send } from "./support/api";
import { NOW } from "./support/request";
import { PASSWORD, type Sessions, openShop } from "./support/shop";

const MINUTE = 60_000;
const provider = useProvider();
let sessions: Sessions;

beforeAll(async () => {
  sessions = await openShop();
});

const { change, created, idOf, login, post } = accountCalls(() => sessions);

describe("the state of an account", () => {
  test.each([
    [{ isLocked: true }, LOGIN_MESSAGES.locked],
    [{ isEnabled: false }, LOGIN_MESSAGES.disabled],
    [{ activeFrom: "2026-06-06T00:00:00.000Z" }, LOGIN_MESSAGES.disabled],
    [{ activeTo: "2026-06-05T16:30:00.000Z" }, LOGIN_MESSAGES.expired],
  ])("%o is told after the right password alone, and ends what is open", async (fields, message) => {
    const name = await created(`zustand-${Math.random().toString(36).slice(2)}`);
    const session = sessionOf(await login(name));
    expect((await change(name, fields)).status).toBe(200);
    expect(await login(name)).toMatchObject({ status: 401, errors: [{ message }] });
    expect((await post("login", { username: name, password: "falsches passwort" })).errors[0]?.message).toBe(
      LOGIN_MESSAGES.invalid,
    );
    expect((await send({ path: "/api/users/me", session })).status).toBe(401);
  });

  test("ends at its time, and a lock that was lifted asks for a new log-in", async () => {
    const name = await created("befristet");
    const session = sessionOf(await login(name));
    await change(name, { activeTo: "2026-06-05T17:00:00.000Z" });
    expect((await send({ path: "/api/users/me", session })).status).toBe(200);
    const now = Date.parse("2026-06-05T17:00:00Z");
    expect((await send({ path: "/api/users/me", session, now })).status).toBe(401);
    expect((await change(name, { activeFrom: "2026-06-05T18:00:00.000Z" })).status).toBe(400);
  });
});

describe("a mailed link", () => {
  test("signs in once, within 15 minutes, and says nothing about unknown addresses", async () => {
    const name = await created("link");
    const answers = [
      await post("login/link", { username: name }),
      await post("login/link", { username: "x@example.test" }),
    ];
    expect(answers.map(({ status, data }) => [status, data])).toEqual([
      [202, null],
      [202, null],
    ]);
    const [mail] = await mailsTo(provider, name);
    expect(mail).toMatchObject({ subject: "Pizzeria Probe: Ihr Anmelde-Link", place: "link" });
    expect(provider.mails.flatMap(({ to }) => to)).toEqual([name]);
    const { token = "" } = mail ?? {};
    const late = await post("login/link/confirm", { token }, { now: NOW + 15 * MINUTE });
    expect(late).toMatchObject({ status: 401, errors: [{ message: LOGIN_MESSAGES.link }] });
    // Two presses at once open one session.
    const both = await Promise.all([1, 2].map(() => post("login/link/confirm", { token })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await post("login/link/confirm", { token })).status).toBe(401);
  });

  test("chooses a new password once, which ends all sessions and older links", async () => {
    const name = await created("vergessen");
    const session = sessionOf(await login(name));
    await post("login/link", { username: name });
    await post("login/reset", { username: name });
    const mails = await mailsTo(provider, name);
    const [link, reset] = ["link", "password"].map((place) => mails.find((mail) => mail.place === place)?.token ?? "");
    expect(await post("login/reset/confirm", { token: reset, password: "vergessen-123" })).toMatchObject({
      status: 400,
      errors: [{ field: "password" }],
    });
    const password = "korrekt pferd batterie";
    expect((await post("login/reset/confirm", { token: reset, password })).status).toBe(200);
    expect(await post("login/reset/confirm", { token: reset, password })).toMatchObject({
      status: 404,
      errors: [{ message: ACCOUNT_MESSAGES.linkGone }],
    });
    expect((await send({ path: "/api/users/me", session })).status).toBe(401);
    expect((await post("login/link/confirm", { token: link })).status).toBe(401);
    expect((await login(name, { password })).status).toBe(200);
  });

  test("is not sent for an account that is shut, and not too often", async () => {
    const name = await created("zu");
    await change(name, { isLocked: true });
    await post("login/link", { username: name });
    expect(await mailsTo(provider, name)).toEqual([]);
    const many = await Promise.all(
      Array.from({ length: 6 }, () => post("login/reset", { username: "viel@example.test" })),
    );
    expect(many.map(({ status }) => status).sort()).toEqual([202, 202, 202, 202, 202, 429]);
  });

  test("invites: who looks after accounts sends it, never to somebody stronger, and a newer one ends it", async () => {
    const body = {
      username: "neu@example.test",
      roles: ["ROLE_EMPLOYEE"],
      branches: [{ id: "brn_mitte" }],
      language: "en",
    };
    const { data } = await send({ method: "POST", path: "/api/users", body, session: sessions.admin });
    const { id } = data as { id: string };
    expect((await post(`users/${id}/invite`, {}, { session: sessions.manager })).status).toBe(403);
    expect((await post(`users/${id}/invite`, {}, { session: sessions.admin })).status).toBe(202);
    const [former] = await mailsTo(provider, "neu@example.test");
    expect(former?.subject).toBe("Pizzeria Probe: Your access to the back office");
    const now = NOW + 6 * 24 * 60 * MINUTE;
    provider.mails.length = 0;
    expect((await post(`users/${id}/invite`, {}, { session: sessions.admin })).status).toBe(202);
    const [mail] = await mailsTo(provider, "neu@example.test");
    const confirm = (token = "") => post("login/reset/confirm", { token, password: "ein ganz neues wort" }, { now });
    expect((await confirm(former?.token)).status).toBe(404);
    expect((await confirm(mail?.token)).status).toBe(200);
    expect((await login("neu@example.test", { password: "ein ganz neues wort" }, { now })).status).toBe(200);
  });
});

test("a new mail address holds once both sides have confirmed it", async () => {
  const name = await created("alte");
  const session = sessionOf(await login(name));
  const asked = (body: object) => post("account/mail", body, { session });
  expect(await asked({ username: "neue@example.test", password: "falsch" })).toMatchObject({
    status: 400,
    errors: [{ field: "password" }],
  });
  expect((await asked({ username: "admin@example.test", password: PASSWORD })).status).toBe(400);
  expect((await asked({ username: "Neue@example.test", password: PASSWORD })).status).toBe(202);
  const [[old], [fresh]] = [await mailsTo(provider, name), await mailsTo(provider, "neue@example.test")];
  const confirm = (token = "") => post("login/mail/confirm", { token });
  expect((await confirm(fresh?.token)).data).toEqual({ isChanged: false });
  expect((await confirm(fresh?.token)).data).toEqual({ isChanged: false });
  expect((await login("neue@example.test")).status).toBe(401);
  expect((await confirm(old?.token)).data).toEqual({ isChanged: true });
  expect((await login("neue@example.test")).status).toBe(200);
  expect((await login(name)).status).toBe(401);
  expect((await send({ path: "/api/users/me", session })).data).toMatchObject({ username: "neue@example.test" });
});

test("a log-in from an unknown browser is told by mail, one from a known browser is not", async () => {
  const name = await created("geraet");
  const now = NOW + 2 * 60 * MINUTE;
  const { cookies } = await login(name, {}, { now });
  expect((await mailsTo(provider, name)).map(({ subject }) => subject)).toEqual([
    "Pizzeria Probe: Anmeldung mit einem neuen Gerät",
  ]);
  provider.mails.length = 0;
  const cookie = cookies.find((entry) => entry.startsWith("device="))?.split(";")[0] ?? "";
  const body = { username: name, password: PASSWORD };
  expect((await send({ method: "POST", path: "/api/login", body, headers: { cookie }, now })).status).toBe(200);
  expect(await mailsTo(provider, name)).toEqual([]);
});

test("sessions are listed with their device, and each can be ended by its owner and whoever looks after accounts", async () => {
  const name = await created("sitzungen");
  const agent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
  const body = { username: name, password: PASSWORD };
  const own = sessionOf(await send({ method: "POST", path: "/api/login", body, headers: { "user-agent": agent } }));
  const others = [sessionOf(await login(name)), sessionOf(await login(name)), sessionOf(await login(name))];
  const listed = async () =>
    (await send({ path: "/api/account/sessions", session: own })).data as {
      id: string;
      device: string;
      isCurrent: boolean;
    }[];
  expect(await listed()).toHaveLength(4);
  expect((await listed()).filter(({ isCurrent }) => isCurrent)).toMatchObject([{ device: "Firefox · Windows" }]);
  const isOpen = async (session = "") => (await send({ path: "/api/users/me", session })).status === 200;
  const foreign = (await send({ path: "/api/account/sessions", session: sessions.manager })).data as { id: string }[];
  expect((await post(`account/sessions/${foreign[0]?.id}/end`, {}, { session: own })).status).toBe(404);
  const ended = (await listed()).find(({ isCurrent }) => !isCurrent)?.id;
  expect((await post(`account/sessions/${ended}/end`, {}, { session: own })).status).toBe(200);
  expect(await listed()).toHaveLength(3);
  const id = await idOf(name);
  const seen = (await send({ path: `/api/users/${id}/sessions`, session: sessions.admin })).data as {
    id: string;
    isCurrent: boolean;
  }[];
  expect(seen.map(({ isCurrent }) => isCurrent)).toEqual([false, false, false]);
  expect((await send({ path: `/api/users/${id}/sessions`, session: sessions.manager })).status).toBe(403);
  const other = (await listed()).find(({ isCurrent }) => !isCurrent)?.id;
  expect((await post(`users/${id}/sessions/${other}/end`, {}, { session: sessions.admin })).status).toBe(200);
  expect((await post("account/sessions/end", {}, { session: own })).status).toBe(200);
  expect(await listed()).toHaveLength(1);
  expect(await Promise.all(others.map(isOpen))).toEqual([false, false, false]);
  expect(await isOpen(own)).toBe(true);
});
