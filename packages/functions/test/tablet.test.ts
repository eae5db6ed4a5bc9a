import { ACCESS_KEY_MESSAGES } from "@tresen/contract/access-key/access-key.texts";
import type { LogEntry } from "@tresen/contract/log/log";
import { LOGIN_MESSAGES } from "@tresen/contract/user/login.texts";
import type { TabletView } from "@tresen/contract/user/tablet/tablet";
import { PIN_MESSAGES } from "@tresen/contract/user/tablet/tablet.texts";
import { beforeAll, describe, expect, test } from "vitest";
import { accountCalls } from "./support/accounts";
import { send } from "./support/api";
import { NOW } from "./support/request";
import { PASSWORD, type Sessions, addUser, openShop, signIn } from "./support/shop";
import { cookieOf, enterPin, sessionOf, setPin, tabletOf } from "./support/tablet";

const MINUTE = 60_000;
let sessions: Sessions;
let tablet: { id: string; key: string };
/** Of the branch. */
let theke: string;

beforeAll(async () => {
  sessions = await openShop();
  tablet = await tabletOf({ session: sessions.admin });
  theke = await setPin({ username: "theke@example.test" });
});

const { change } = accountCalls(() => sessions);
const shown = async (cookies: Record<string, string>): Promise<TabletView> =>
  (await send({ path: "/api/tablet", cookies })).data as TabletView;
const sessionOn = async (user = theke, now = NOW): Promise<string> =>
  sessionOf({ reply: await enterPin({ key: tablet.key, user, now }), key: tablet.key });
const statusOf = async (session: string, now = NOW): Promise<number> =>
  (await send({ path: "/api/orders/current", session, now })).status;

describe("a browser", () => {
  test("becomes a tablet once staff have entered its code, and no script sees its key", async () => {
    expect(await shown({})).toEqual({ state: "none" });
    const started = await send({ method: "POST", path: "/api/tablet/pairing" });
    const waiting = started.data as Extract<TabletView, { state: "waiting" }>;
    const pairing = { "tablet-pairing": cookieOf(started, "tablet-pairing") ?? "" };
    expect(await shown(pairing)).toEqual(waiting);
    const claim = (purpose: string, session = sessions.admin) =>
      send({
        method: "POST",
        path: `/api/display-pairings/${waiting.code}/claim`,
        session,
        body: { branch: "brn_mitte", purpose, name: "Theke" },
      });
    for (const session of [sessions.employee, sessions.manager])
      expect((await claim("tablet", session)).status).toBe(403);
    expect(await claim("frontdesk")).toMatchObject({
      status: 400,
      errors: [{ field: "purpose", code: "pairing.kind" }],
    });
    expect((await claim("tablet")).status).toBe(201);
    const secret = pairing["tablet-pairing"].split(".")[1] ?? "";
    const asDisplay = await send({
      path: `/api/display-pairings/${waiting.code}`,
      headers: { "x-pairing-secret": secret },
    });
    expect(asDisplay.status).toBe(404);
    const approved = await send({ path: "/api/tablet", cookies: pairing });
    expect(approved.data).toMatchObject({ state: "approved", name: "Theke", branch: "Mitte" });
    expect(JSON.stringify(approved.data)).not.toContain("key_");
    for (const name of ["tablet", "tablet-pairing"])
      expect(approved.cookies.find((cookie) => cookie.startsWith(`${name}=`))).toMatch(/HttpOnly; SameSite=Strict/);
    expect(cookieOf(approved, "tablet-pairing")).toBe("");
    expect(await shown({ tablet: cookieOf(approved, "tablet") ?? "" })).toMatchObject({ state: "approved" });
    expect(await shown(pairing)).toEqual({ state: "none" });
  });

  test("is no tablet by a code of a display, by a wrong secret, or after the time of the code", async () => {
    const display = await send({ method: "POST", path: "/api/display-pairings" });
    const { code, secret } = display.data as { code: string; secret: string };
    const claim = { branch: "brn_mitte", purpose: "tablet", name: "Theke" };
    const path = `/api/display-pairings/${code}/claim`;
    expect((await send({ method: "POST", path, session: sessions.admin, body: claim })).status).toBe(400);
    for (const pairing of [`${code}.${secret}`, `${code}.x`, "x", "."])
      expect(await shown({ "tablet-pairing": pairing })).toEqual({ state: "none" });
    const started = await send({ method: "POST", path: "/api/tablet/pairing" });
    const cookies = { "tablet-pairing": cookieOf(started, "tablet-pairing") ?? "" };
    expect((await send({ path: "/api/tablet", cookies, now: NOW + 10 * MINUTE })).data).toEqual({ state: "none" });
  });

  test("is asked for its key by nobody, who could neither be told one nor renew it", async () => {
    const body = { name: "Theke", branch: "brn_mitte", purpose: "tablet" };
    expect((await send({ method: "POST", path: "/api/access-keys", body, session: sessions.admin })).status).toBe(400);
    const path = `/api/access-keys/${tablet.id}/rotate`;
    expect(await send({ method: "POST", path, session: sessions.admin })).toMatchObject({
      status: 409,
      errors: [{ message: ACCESS_KEY_MESSAGES.untold }],
    });
  });

  test("shows of people only who of its branch has a PIN, with picture and short name", async () => {
    await addUser({ username: "paula@example.test", roles: ["ROLE_EMPLOYEE"], branches: ["brn_mitte"] });
    const paula = await setPin({ username: "paula@example.test" });
    await change("paula@example.test", { firstName: "Paula", lastName: "Österreicher", phone: "0660 1" });
    await addUser({ username: "nord@example.test", roles: ["ROLE_EMPLOYEE"], branches: ["brn_nord"] });
    await setPin({ username: "nord@example.test" });
    await addUser({ username: "ohne@example.test", roles: ["ROLE_EMPLOYEE"], branches: ["brn_mitte"] });
    const view = await shown({ tablet: tablet.key });
    expect(view).toEqual({
      state: "approved",
      name: "Theke",
      branch: "Mitte",
      people: [
        { id: theke, name: "Ohne Namen", image: null },
        { id: paula, name: "Paula Ö.", image: null },
      ],
    });
    await change("paula@example.test", { isLocked: true });
    expect(JSON.stringify(await shown({ tablet: tablet.key }))).not.toContain("Paula");
  });
});

describe("a PIN", () => {
  const set = async (body: object, session = sessions.employee) =>
    send({ method: "POST", path: "/api/account/pin", session, body: { password: PASSWORD, pin: "2580", ...body } });

  test.each([
    [{ password: "ein falsches passwort" }, "password"],
    [{ pin: "123" }, "pin"],
    [{ pin: "1111" }, "pin"],
    [{ pin: "3456" }, "pin"],
    [{ pin: "0504" }, "pin"],
    [{ pin: "1995" }, "pin"],
  ])("is refused with %o", async (body, field) => {
    const path = `/api/users/${theke}/personnel`;
    const { data } = await send({ path, session: sessions.admin });
    const personnel = { ...(data as object), birthDate: "1995-04-05" };
    expect((await send({ method: "PUT", path, session: sessions.admin, body: personnel })).status).toBe(200);
    expect(await set(body)).toMatchObject({ status: 400, errors: [{ field }] });
  });

  test("is in no answer and no log, which tells who set or removed it", async () => {
    await addUser({ username: "log@example.test", roles: ["ROLE_EMPLOYEE"], branches: ["brn_mitte"] });
    const id = await setPin({ username: "log@example.test", pin: "90210" });
    const session = await signIn({ username: "log@example.test" });
    const protection = async () => (await send({ path: "/api/account/protection", session })).data;
    expect(await protection()).toMatchObject({ pinSince: new Date(NOW).toISOString() });
    const remove = `/api/users/${id}/pin/remove`;
    expect((await send({ method: "POST", path: remove, session: sessions.manager })).status).toBe(403);
    expect((await send({ method: "POST", path: remove, session: sessions.admin })).status).toBe(200);
    expect(await protection()).toMatchObject({ pinSince: null });
    expect((await send({ method: "POST", path: remove, session: sessions.admin })).status).toBe(200);
    const { data } = await send({ path: "/api/logs", session: sessions.admin });
    const entries = (data as LogEntry[]).filter(({ subject }) => subject?.resource === "pins" && subject.id === id);
    expect(entries.map(({ action }) => action).sort()).toEqual(["create", "remove"]);
    const user = await send({ path: `/api/users/${id}`, session: sessions.admin });
    const list = await send({ path: "/api/users", session: sessions.admin });
    for (const told of [entries, user.data, list.data]) expect(JSON.stringify(told)).not.toMatch(/90210|scrypt/);
  });

  test("signs in nobody once it is removed or another, and what is open ends", async () => {
    await addUser({ username: "wechsel@example.test", roles: ["ROLE_EMPLOYEE"], branches: ["brn_mitte"] });
    const id = await setPin({ username: "wechsel@example.test" });
    const own = await signIn({ username: "wechsel@example.test" });
    const first = await sessionOn(id);
    expect(await statusOf(first)).toBe(200);
    await setPin({ username: "wechsel@example.test", pin: "8520" });
    expect(await statusOf(first)).toBe(401);
    expect((await enterPin({ key: tablet.key, user: id })).status).toBe(401);
    const second = sessionOf({ reply: await enterPin({ key: tablet.key, user: id, pin: "8520" }), key: tablet.key });
    const ask = { method: "POST", path: "/api/account/pin/remove", session: own };
    expect(await send({ ...ask, body: { password: "falsch" } })).toMatchObject({
      status: 400,
      errors: [{ field: "password" }],
    });
    expect((await send({ ...ask, body: { password: PASSWORD } })).status).toBe(200);
    expect(await statusOf(second)).toBe(401);
    expect((await enterPin({ key: tablet.key, user: id, pin: "8520" })).status).toBe(401);
    await setPin({ username: "wechsel@example.test", pin: "8520" });
    expect(await statusOf(second)).toBe(401);
  });
});

describe("signing in by PIN", () => {
  test("opens a session that lasts ten minutes beyond its last use", async () => {
    const answer = await enterPin({ key: tablet.key, user: theke });
    expect(answer.data).toEqual({ expiresAt: new Date(NOW + 10 * MINUTE).toISOString() });
    const session = sessionOf({ reply: answer, key: tablet.key });
    const me = async (now: number) => send({ path: "/api/users/me", session, now });
    expect((await me(NOW)).data).toMatchObject({
      ...{ id: theke, roles: [], branches: [{ id: "brn_mitte" }] },
      tablet: { expiresAt: new Date(NOW + 10 * MINUTE).toISOString() },
    });
    const use = (now: number) => send({ method: "POST", path: "/api/tablet/use", session, now });
    expect((await use(NOW + 9 * MINUTE)).data).toEqual({ expiresAt: new Date(NOW + 19 * MINUTE).toISOString() });
    expect(await statusOf(session, NOW + 19 * MINUTE - 1000)).toBe(200);
    expect(await statusOf(session, NOW + 19 * MINUTE)).toBe(401);
    expect((await use(NOW + 19 * MINUTE)).status).toBe(401);
  });

  test("is listed as what it is, and ended from there and by the log-out", async () => {
    const session = await sessionOn();
    const { data } = await send({ path: "/api/account/sessions", session: sessions.employee });
    const found = (data as { id: string; method: string }[]).filter(({ method }) => method === "pin");
    expect(found.length).toBeGreaterThan(0);
    for (const { id } of found)
      await send({ method: "POST", path: `/api/account/sessions/${id}/end`, session: sessions.employee });
    expect(await statusOf(session)).toBe(401);
    const next = await sessionOn();
    await send({ method: "POST", path: "/api/logout", session: next });
    expect(await statusOf(next)).toBe(401);
  });

  test("needs a tablet, and ends with it at once", async () => {
    const second = await tabletOf({ session: sessions.admin });
    const session = sessionOf({ reply: await enterPin({ key: second.key, user: theke }), key: second.key });
    expect(await statusOf(session)).toBe(200);
    const path = `/api/access-keys/${second.id}/revoke`;
    expect((await send({ method: "POST", path, session: sessions.manager })).status).toBe(200);
    expect(await statusOf(session)).toBe(401);
    for (const key of ["", "x", second.key, `${tablet.key.slice(0, -1)}!`])
      expect((await enterPin({ key, user: theke })).status).toBe(403);
    expect(await shown({ tablet: second.key })).toEqual({ state: "none" });
  });

  test("is for people of the branch, whose right PIN alone tells the state of their account", async () => {
    const name = "zustand@example.test";
    await addUser({ username: name, roles: ["ROLE_EMPLOYEE"], branches: ["brn_mitte"] });
    const user = await setPin({ username: name });
    const told = async (pin: string) => (await enterPin({ key: tablet.key, user, pin })).errors[0]?.message;
    await change(name, { isLocked: true });
    expect([await told("4712"), await told("4711")]).toEqual([PIN_MESSAGES.wrong, LOGIN_MESSAGES.locked]);
    await change(name, { isLocked: false, activeTo: new Date(NOW).toISOString() });
    expect(await told("4711")).toBe(LOGIN_MESSAGES.expired);
    await change(name, { activeTo: null, branches: [{ id: "brn_nord" }] });
    expect(await told("4711")).toBe(PIN_MESSAGES.wrong);
    expect((await enterPin({ key: tablet.key, user: "usr_nobody" })).errors[0]?.message).toBe(PIN_MESSAGES.wrong);
  });

  test("is not enough for a role that demands a second factor", async () => {
    const path = "/api/account/policy";
    const { data } = await send({ path, session: sessions.admin });
    const demand = (version: number, secondFactorRoles: string[]) =>
      send({ method: "PUT", path, session: sessions.admin, body: { version, secondFactorRoles } });
    const { version } = data as { version: number };
    expect((await demand(version, ["ROLE_EMPLOYEE"])).status).toBe(200);
    expect(await enterPin({ key: tablet.key, user: theke })).toMatchObject({
      status: 401,
      errors: [{ message: PIN_MESSAGES.secondFactor }],
    });
    expect((await demand(version + 1, [])).status).toBe(200);
  });

  test("opens nothing in a browser that is no tablet, or another one", async () => {
    const reply = await enterPin({ key: tablet.key, user: theke });
    const other = await tabletOf({ session: sessions.admin });
    for (const session of [cookieOf(reply, "session") ?? "", sessionOf({ reply, key: other.key })]) {
      expect(await statusOf(session)).toBe(401);
      expect((await send({ method: "POST", path: "/api/tablet/use", session })).status).toBe(401);
    }
    expect(await statusOf(sessionOf({ reply, key: tablet.key }))).toBe(200);
  });

  test("leaves no session of whoever was signed in there before", async () => {
    const former = await signIn({ username: "theke@example.test" });
    const cookies = { tablet: tablet.key };
    const body = { user: theke, pin: "4711" };
    await send({ method: "POST", path: "/api/login/pin", session: former, cookies, body });
    expect(await statusOf(former)).toBe(401);
  });
});

describe("wrong PINs", () => {
  test("of one person end after five tries on this tablet, and say for how long", async () => {
    const [first, second] = [await tabletOf({ session: sessions.admin }), await tabletOf({ session: sessions.admin })];
    const wrong = (now: number) => enterPin({ key: first.key, user: theke, pin: "9876", now });
    for (let tries = 0; tries < 5; tries += 1) expect((await wrong(NOW)).status).toBe(401);
    const late = NOW + 14 * MINUTE;
    expect((await enterPin({ key: first.key, user: theke })).errors[0]?.message).toBe(LOGIN_MESSAGES.throttled(15));
    expect((await wrong(late)).errors[0]?.message).toBe(LOGIN_MESSAGES.throttled(1));
    expect((await enterPin({ key: second.key, user: theke })).status).toBe(200);
    expect((await enterPin({ key: first.key, user: theke, now: NOW + 15 * MINUTE })).status).toBe(200);
  });

  test("of all at a tablet end after fifteen, whoever signs in between", async () => {
    const { key } = await tabletOf({ session: sessions.admin });
    for (let tries = 0; tries < 15; tries += 1) {
      expect((await enterPin({ key, user: `usr_${tries}` })).status).toBe(401);
      if (tries === 7) expect((await enterPin({ key, user: theke })).status).toBe(200);
    }
    expect((await enterPin({ key, user: theke })).status).toBe(429);
  });

  test("of many at once are no more tries than one after the other", async () => {
    const { key } = await tabletOf({ session: sessions.admin });
    const tries = Array.from({ length: 8 }, () => enterPin({ key, user: theke, pin: "9876" }));
    const answers = (await Promise.all(tries)).map(({ status }) => status);
    expect(answers.filter((status) => status === 401)).toHaveLength(5);
  });
});
