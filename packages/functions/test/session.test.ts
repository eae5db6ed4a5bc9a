import { LOGIN_MESSAGES } from "@tresen/contract/user/login.texts";
import * as VALIDATION from "@tresen/contract/kit/validation/validation.texts";
import { beforeAll, describe, expect, test } from "vitest";
import { PASSWORD_MESSAGES } from "@tresen/contract/user/password.texts";
import { send } from "./support/api";
import { NOW } from "./support/request";
import { PASSWORD, type Sessions, addUser, openShop, order, signIn } from "./support/shop";

const DAY = 86_400_000;
let sessions: Sessions;

beforeAll(async () => {
  sessions = await openShop();
});

const login = (body: unknown, headers: Record<string, string> = {}, ip = "203.0.113.9") =>
  send({ method: "POST", path: "/api/login", body, headers, ip });

describe("log-in", () => {
  test("sets a cookie that scripts and other sites cannot use, and answers the user", async () => {
    const { status, data, cookies } = await login({ username: "admin@example.test", password: PASSWORD });
    expect(status).toBe(200);
    expect(data).toMatchObject({ username: "admin@example.test", roles: ["ROLE_ADMIN"] });
    expect(data).not.toHaveProperty("password");
    expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual(["session", "device"]);
    for (const cookie of cookies)
      for (const attribute of ["HttpOnly", "SameSite=Lax", "Path=/", "Secure", "Max-Age="])
        expect(cookie).toContain(attribute);
  });

  test("of a known browser succeeds where others have failed with the same username", async () => {
    const ip = "198.51.100.67";
    const { cookies } = await login({ username: "theke@example.test", password: PASSWORD }, {}, ip);
    const cookie = cookies
      .map((entry) => entry.split(";")[0])
      .filter((entry) => entry?.startsWith("device="))
      .join();
    for (let attempt = 0; attempt < 5; attempt += 1)
      await login({ username: "theke@example.test", password: "falsch" }, {}, ip);
    expect((await login({ username: "theke@example.test", password: PASSWORD }, {}, ip)).status).toBe(429);
    expect((await login({ username: "theke@example.test", password: PASSWORD }, { cookie }, ip)).status).toBe(200);
  });

  test("a wrong password and an unknown user get the same answer", async () => {
    const wrong = await login({ username: "admin@example.test", password: "falsch" });
    const unknown = await login({ username: "niemand@example.test", password: "falsch" });
    expect(wrong).toMatchObject({ status: 401, errors: [{ message: LOGIN_MESSAGES.invalid }] });
    expect(unknown.errors).toEqual(wrong.errors);
    expect(wrong.cookies).toEqual([]);
  });

  test("a disabled account is refused", async () => {
    await addUser({
      username: "alt@example.test",
      roles: ["ROLE_EMPLOYEE"],
      branches: ["brn_mitte"],
      isEnabled: false,
    });
    const { status, errors } = await login({ username: "alt@example.test", password: PASSWORD });
    expect(status).toBeGreaterThanOrEqual(401);
    expect(errors[0]?.message).toBe(LOGIN_MESSAGES.disabled);
  });

  test("after too many failures a log-in has to wait", async () => {
    const ip = "198.51.100.66";
    const outcomes: number[] = [];
    for (let attempt = 0; attempt < 30 && outcomes.at(-1) !== 429; attempt += 1)
      outcomes.push((await login({ username: "theke@example.test", password: "falsch" }, {}, ip)).status);
    expect(outcomes.at(-1)).toBe(429);
    const { status, headers, errors } = await login({ username: "theke@example.test", password: PASSWORD }, {}, ip);
    expect({ status, wait: headers["retry-after"] }).toEqual({ status: 429, wait: "900" });
    expect(errors[0]?.message).toMatch(/^Zu viele fehlgeschlagene Anmeldeversuche/);
  });

  test("another site cannot sign a visitor in", async () => {
    expect(
      await login({ username: "admin@example.test", password: PASSWORD }, { "sec-fetch-site": "cross-site" }),
    ).toMatchObject({ status: 403, cookies: [], errors: [{ message: VALIDATION.csrf }] });
  });

  test("fields are required", async () => {
    expect(await login({})).toMatchObject({ status: 400, errors: [{ field: "username" }, { field: "password" }] });
  });
});

describe("session", () => {
  test("users/me answers the user, and 401 without a session", async () => {
    expect((await send({ path: "/api/users/me", session: sessions.employee })).data).toMatchObject({
      username: "theke@example.test",
    });
    expect((await send({ path: "/api/users/me" })).status).toBe(401);
    expect((await send({ path: "/api/users/me", session: "gefälscht" })).status).toBe(401);
  });

  test("the cookie is also read from the header", async () => {
    expect(
      (await send({ path: "/api/users/me", headers: { cookie: `a=1; session=${sessions.admin}; b=2` } })).status,
    ).toBe(200);
  });

  test("ends with log-out", async () => {
    const session = await signIn({ username: "leitung@example.test" });
    const { status, cookies } = await send({ method: "POST", path: "/api/logout", session });
    expect(status).toBe(200);
    expect(cookies[0]).toContain("Max-Age=0");
    expect((await send({ path: "/api/users/me", session })).status).toBe(401);
    expect((await send({ method: "POST", path: "/api/logout" })).status).toBe(200);
  });

  test("ends when the password changes, and when the account is disabled", async () => {
    await addUser({ username: "wechsel@example.test", roles: ["ROLE_EMPLOYEE"], branches: ["brn_mitte"] });
    const session = await signIn({ username: "wechsel@example.test" });
    const me = await send({ path: "/api/users/me", session });
    const user = me.data as { id: string; version: number };
    const save = (changes: object) =>
      send({ method: "PUT", path: `/api/users/${user.id}`, body: { ...user, ...changes }, session: sessions.admin });
    expect((await save({ phone: "+431" })).status).toBe(200);
    expect((await send({ path: "/api/users/me", session })).status).toBe(200);
    expect((await save({ version: 2, password: "ein-ganz-anderes" })).status).toBe(200);
    expect((await send({ path: "/api/users/me", session })).status).toBe(401);
    expect((await login({ username: "wechsel@example.test", password: "ein-ganz-anderes" })).status).toBe(200);
    expect((await save({ version: 3, isEnabled: false })).status).toBe(200);
    expect((await login({ username: "wechsel@example.test", password: "ein-ganz-anderes" })).status).toBe(401);
  });

  test("continues when its user changes the password, and the user's other sessions end", async () => {
    await addUser({ username: "selbst@example.test", roles: ["ROLE_EMPLOYEE"], branches: ["brn_mitte"] });
    const [session, other] = [
      await signIn({ username: "selbst@example.test" }),
      await signIn({ username: "selbst@example.test" }),
    ];
    const change = (body: object, ip = "198.51.100.80", who: string | null = session) =>
      send({ method: "POST", path: "/api/users/me/password", body, session: who, ip });
    expect((await change({ oldPassword: PASSWORD, password: "korrekt pferd batterie" }, undefined, null)).status).toBe(
      401,
    );
    expect(await change({ password: "korrekt pferd batterie" })).toMatchObject({
      status: 400,
      errors: [{ field: "oldPassword" }],
    });
    expect(await change({ oldPassword: "falsch", password: "korrekt pferd batterie" })).toMatchObject({
      status: 400,
      errors: [{ field: "oldPassword", message: PASSWORD_MESSAGES.old }],
    });
    expect(await change({ oldPassword: PASSWORD, password: PASSWORD })).toMatchObject({
      status: 400,
      errors: [{ field: "password", message: PASSWORD_MESSAGES.same }],
    });
    for (const password of ["aaaaaaaaaa", "selbst@example.test", "1234567890"])
      expect(await change({ oldPassword: PASSWORD, password })).toMatchObject({
        status: 400,
        errors: [{ field: "password", message: expect.stringContaining("zu leicht zu erraten") }],
      });
    expect((await send({ path: "/api/users/me", session: other })).status).toBe(200);
    expect(await change({ oldPassword: PASSWORD, password: "korrekt pferd batterie" })).toMatchObject({
      status: 200,
      data: { username: "selbst@example.test", version: 2 },
    });
    expect((await send({ path: "/api/users/me", session })).status).toBe(200);
    expect((await send({ path: "/api/users/me", session: other })).status).toBe(401);
    expect((await login({ username: "selbst@example.test", password: PASSWORD })).status).toBe(401);
    expect((await login({ username: "selbst@example.test", password: "korrekt pferd batterie" })).status).toBe(200);
  });

  test("limits attempts with a wrong old password", async () => {
    await addUser({ username: "gast@example.test", roles: ["ROLE_EMPLOYEE"], branches: ["brn_mitte"] });
    const session = await signIn({ username: "gast@example.test" });
    const change = (oldPassword: string) =>
      send({
        method: "POST",
        path: "/api/users/me/password",
        body: { oldPassword, password: "korrekt pferd batterie" },
        session,
        ip: "198.51.100.81",
      });
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await change("falsch")).status).toBe(400);
    expect(await change(PASSWORD)).toMatchObject({ status: 429, errors: [{ message: LOGIN_MESSAGES.throttled(15) }] });
    expect((await send({ path: "/api/users/me", session })).status).toBe(200);
  });

  test("changes its own user's password only with the old one", async () => {
    const { data } = await send({ path: "/api/users/me", session: sessions.admin });
    const user = data as { id: string };
    for (const password of [PASSWORD, "korrekt pferd batterie"]) {
      expect(
        await send({
          method: "PUT",
          path: `/api/users/${user.id}`,
          body: { ...user, password },
          session: sessions.admin,
        }),
      ).toMatchObject({ status: 400, errors: [{ field: "password", message: PASSWORD_MESSAGES.own }] });
    }
    expect((await login({ username: "admin@example.test", password: PASSWORD })).status).toBe(200);
  });

  test.each(["aaaaaaaaaa", "neu.hier@example.test", "neu.hier-2026"])(
    "%s is refused as a password, whoever sets it",
    async (password) => {
      const created = await send({
        method: "POST",
        path: "/api/users",
        body: { username: "neu.hier@example.test", roles: ["ROLE_EMPLOYEE"], password },
        session: sessions.admin,
      });
      expect(created).toMatchObject({
        status: 400,
        errors: [{ field: "password", message: expect.stringContaining("zu leicht zu erraten") }],
      });
    },
  );

  test("nobody changes their own roles, and the last administrator stays", async () => {
    const { data } = await send({ path: "/api/users/me", session: sessions.admin });
    const user = data as { id: string };
    expect(
      (
        await send({
          method: "PUT",
          path: `/api/users/${user.id}`,
          body: { ...user, roles: ["ROLE_EMPLOYEE"] },
          session: sessions.admin,
        })
      ).status,
    ).toBe(403);
    expect((await send({ method: "DELETE", path: `/api/users/${user.id}`, session: sessions.admin })).status).toBe(409);
  });

  test("expires", async () => {
    const session = await signIn({ username: "leitung@example.test" });
    expect((await send({ path: "/api/users/me", session, now: NOW + 400 * DAY })).status).toBe(401);
    expect((await send({ path: "/api/orders/current", session, now: NOW + 400 * DAY })).status).toBe(401);
  });
});

describe("requests from other sites", () => {
  const save = (headers: Record<string, string>) =>
    send({ method: "POST", path: "/api/tags", body: { name: "Vegan" }, session: sessions.admin, headers });

  test.each([
    ["sec-fetch-site cross-site", { "sec-fetch-site": "cross-site" }],
    ["sec-fetch-site same-site", { "sec-fetch-site": "same-site" }],
    ["a foreign origin", { origin: "https://evil.example" }],
    ["a hidden origin", { origin: "null" }],
    ["an origin that only looks alike", { origin: "https://shop.example.test.evil.example" }],
  ])("are refused: %s", async (_, headers) => {
    expect(await save(headers)).toMatchObject({ status: 403, errors: [{ message: VALIDATION.csrf }] });
  });

  test.each([
    ["no header at all", {}],
    ["the same origin", { "sec-fetch-site": "same-origin", origin: "https://shop.example.test" }],
    ["the address line", { "sec-fetch-site": "none" }],
    ["a proxy's host", { origin: "https://bestellen.example", "x-forwarded-host": "bestellen.example" }],
  ])("are not: %s", async (_, headers) => {
    expect((await save(headers)).status).toBe(201);
  });

  test("are refused without a session too", async () => {
    const calls: [method: string, path: string, body?: object][] = [
      ["POST", "/api/orders", order()],
      ["POST", "/api/custom/contact-form", { lastName: "Muster", phone: "0660", comment: "Hallo" }],
      ["POST", "/api/login", { username: "admin@example.test", password: PASSWORD }],
      ["POST", "/api/logout"],
      ["POST", "/api/orders/public/uid/hash/reject-counter-appointment"],
      ["POST", "/api/payments/abandon/uid/hash"],
    ];
    const foreign: Record<string, string>[] = [{ "sec-fetch-site": "cross-site" }, { origin: "https://evil.example" }];
    for (const [method, path, body] of calls)
      for (const headers of foreign)
        expect(await send({ method, path, headers, ...(body ? { body } : {}) })).toMatchObject({
          status: 403,
          errors: [{ code: "auth.csrf" }],
        });
    const headers = { "sec-fetch-site": "same-origin", origin: "https://shop.example.test" };
    expect((await send({ method: "POST", path: "/api/orders", body: order(), headers })).status).toBe(201);
  });

  test("are accepted from payment providers, whose servers are no browsers", async () => {
    const webhook = { method: "POST", path: "/api/payments/webhook/mollie/01J00000000000000000000000" };
    const headers = { origin: "https://api.mollie.example", "content-type": "application/x-www-form-urlencoded" };
    expect((await send({ ...webhook, body: "id=tr_1", headers })).status).toBe(200);
  });

  test("reading is allowed", async () => {
    expect(
      (await send({ path: "/api/users/me", session: sessions.admin, headers: { "sec-fetch-site": "cross-site" } }))
        .status,
    ).toBe(200);
  });
});
