import { beforeAll, expect, test } from "vitest";
import { send } from "./support/api";
import { NOW } from "./support/request";
import { PASSWORD, type Sessions, openShop, signIn } from "./support/shop";
import { cookieOf, tabletOf } from "./support/tablet";

const MINUTE = 60_000;
let sessions: Sessions;
let tablet: { id: string; key: string };

beforeAll(async () => {
  sessions = await openShop();
  tablet = await tabletOf({ session: sessions.admin });
});

const statusOf = async (session: string, now = NOW): Promise<number> =>
  (await send({ path: "/api/orders/current", session, now })).status;

const byPassword = async (cookies: Record<string, string>): Promise<string> => {
  const body = { username: "theke@example.test", password: PASSWORD };
  return cookieOf(await send({ method: "POST", path: "/api/login", cookies, body }), "session") ?? "";
};

test("signing in by password on a tablet opens a session with all rights that lasts ten minutes beyond its last use", async () => {
  const session = await byPassword({ tablet: tablet.key });
  const me = await send({ path: "/api/users/me", session });
  expect(me.data).toMatchObject({
    roles: ["ROLE_EMPLOYEE"],
    shared: { expiresAt: new Date(NOW + 10 * MINUTE).toISOString() },
  });
  expect(me.data).not.toHaveProperty("tablet");
  expect((await send({ path: "/api/account/protection", session })).status).toBe(200);
  const use = await send({ method: "POST", path: "/api/tablet/use", session, now: NOW + 9 * MINUTE });
  expect(use.data).toEqual({ expiresAt: new Date(NOW + 19 * MINUTE).toISOString() });
  expect(await statusOf(session, NOW + 19 * MINUTE - 1000)).toBe(200);
  expect(await statusOf(session, NOW + 19 * MINUTE)).toBe(401);
});

test("it is as everywhere in a browser that is none", async () => {
  const session = await byPassword({});
  expect((await send({ path: "/api/users/me", session })).data).not.toHaveProperty("shared");
  expect(await statusOf(session, NOW + 20 * MINUTE)).toBe(200);
  expect((await send({ method: "POST", path: "/api/tablet/use", session })).status).toBe(409);
});

test("whoever is signed in where a browser becomes a tablet is signed out", async () => {
  const session = await signIn({ username: "theke@example.test" });
  const started = await send({ method: "POST", path: "/api/tablet/pairing" });
  const cookies = { "tablet-pairing": cookieOf(started, "tablet-pairing") ?? "" };
  await send({ path: "/api/tablet", session, cookies });
  expect(await statusOf(session)).toBe(200);
  const body = { branch: "brn_mitte", purpose: "tablet", name: "Theke" };
  const { code } = started.data as { code: string };
  await send({ method: "POST", path: `/api/display-pairings/${code}/claim`, session: sessions.admin, body });
  const approved = await send({ path: "/api/tablet", session, cookies });
  expect([cookieOf(approved, "tablet"), cookieOf(approved, "session")]).toEqual([expect.stringContaining("key_"), ""]);
  expect(await statusOf(session)).toBe(401);
});
