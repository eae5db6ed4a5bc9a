import { beforeAll, describe, expect, test } from "vitest";
import { codeAt } from "../../core/test/totp";
import { accountCalls, sessionOf } from "./support/accounts";
import { send } from "./support/api";
import { NOW } from "./support/request";
import { PASSWORD, type Sessions, openShop } from "./support/shop";

const MINUTE = 60_000;
let sessions: Sessions;

beforeAll(async () => {
  sessions = await openShop();
});

const { created, idOf, login, post } = accountCalls(() => sessions);

describe("an authenticator app", () => {
  const setUp = async (name: string) => {
    const session = sessionOf(await login(name));
    const { data } = await post("account/authenticator", { password: PASSWORD }, { session });
    const { secret } = data as { secret: string };
    const confirmed = await post("account/authenticator/confirm", { code: codeAt({ secret, now: NOW }) }, { session });
    return { session, secret, codes: (confirmed.data as { recoveryCodes: string[] }).recoveryCodes };
  };

  test("is asked for after the password, takes each code once, and a recovery code once", async () => {
    const name = await created("totp");
    const { secret, codes } = await setUp(name);
    expect(codes).toHaveLength(10);
    const later = NOW + 10 * MINUTE;
    expect(await login(name, {}, { now: later })).toMatchObject({
      status: 401,
      errors: [{ code: "login.code_required" }],
    });
    expect(
      await post("login", { username: name, password: "falsch", code: codeAt({ secret, now: later }) }),
    ).toMatchObject({
      errors: [{ code: "login.invalid" }],
    });
    expect(await login(name, { code: "000000" }, { now: later })).toMatchObject({ errors: [{ code: "login.code" }] });
    const code = codeAt({ secret, now: later });
    const both = await Promise.all([1, 2].map(() => login(name, { code }, { now: later })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    const [recovery = ""] = codes;
    expect((await login(name, { code: recovery.toLowerCase().replaceAll("-", " ") }, { now: later })).status).toBe(200);
    expect((await login(name, { code: recovery }, { now: later })).status).toBe(401);
  });

  test("is not asked for in a browser that is remembered, until the password changes", async () => {
    const name = await created("gemerkt");
    const { secret, session } = await setUp(name);
    const now = NOW + 10 * MINUTE;
    const first = await login(name, { code: codeAt({ secret, now: now }), isTrusted: true }, { now });
    const cookie = first.cookies.find((entry) => entry.startsWith("device="))?.split(";")[0] ?? "";
    const again = (password: string, at: number) =>
      send({ method: "POST", path: "/api/login", body: { username: name, password }, headers: { cookie }, now: at });
    expect((await again(PASSWORD, now + MINUTE)).status).toBe(200);
    expect((await again(PASSWORD, now + 31 * 24 * 60 * MINUTE)).errors[0]?.code).toBe("login.code_required");
    const password = "ein anderes langes wort";
    expect((await post("users/me/password", { oldPassword: PASSWORD, password }, { session })).status).toBe(200);
    expect((await again(password, now + MINUTE)).errors[0]?.code).toBe("login.code_required");
  });

  test("tries are limited, and right passwords between them do not help", async () => {
    const name = await created("raten");
    await setUp(name);
    const codes: (string | undefined)[] = [];
    for (let index = 0; index < 6; index += 1) {
      codes.push((await login(name, { code: "123456" })).errors[0]?.code);
      await login(name);
    }
    expect(codes.at(-1)).toBe("login.throttled");
  });

  test("can be demanded of a role: until it is set up the session opens nothing else", async () => {
    const name = await created("pflicht", ["ROLE_MANAGER"]);
    const policy = { method: "PUT", path: "/api/account/policy" };
    const body = { version: 0, secondFactorRoles: ["ROLE_MANAGER"] };
    expect((await send({ ...policy, body, session: sessions.manager })).status).toBe(403);
    expect((await send({ ...policy, body, session: sessions.admin })).data).toMatchObject({ version: 1 });
    expect((await send({ ...policy, body, session: sessions.admin })).status).toBe(409);
    const session = sessionOf(await login(name));
    expect((await send({ path: "/api/users/me", session })).data).toMatchObject({ mustProtect: true });
    expect((await send({ path: "/api/orders/current", query: { branch: "brn_mitte" }, session })).status).toBe(403);
    const { data } = await post("account/authenticator", { password: PASSWORD }, { session });
    const { secret } = data as { secret: string };
    await post("account/authenticator/confirm", { code: codeAt({ secret, now: NOW }) }, { session });
    expect((await send({ path: "/api/users/me", session })).data).not.toHaveProperty("mustProtect");
    expect((await send({ path: "/api/orders/current", query: { branch: "brn_mitte" }, session })).status).toBe(200);
    expect(await post("account/authenticator/remove", { password: PASSWORD }, { session })).toMatchObject({
      status: 409,
    });
    const id = await idOf(name);
    expect((await post(`users/${id}/protection/remove`, {}, { session: sessions.admin })).status).toBe(200);
    expect((await send({ path: `/api/users/${id}/protection`, session: sessions.admin })).data).toMatchObject({
      authenticatorSince: null,
      recoveryCodes: 0,
      isRequired: true,
    });
    await send({ ...policy, body: { version: 1, secondFactorRoles: [] }, session: sessions.admin });
  });
});
