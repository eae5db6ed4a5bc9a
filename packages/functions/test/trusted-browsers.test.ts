import type { SessionView, TrustedBrowser } from "@tresen/contract/user/account/account";
import { beforeAll, expect, test } from "vitest";
import { codeAt } from "../../core/test/totp";
import { accountCalls, sessionOf } from "./support/accounts";
import { send } from "./support/api";
import { NOW } from "./support/request";
import { PASSWORD, type Sessions, openShop } from "./support/shop";
import { cookieOf, enterPin, sessionOf as tabletSessionOf, setPin, tabletOf } from "./support/tablet";

const MINUTE = 60_000;
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
let sessions: Sessions;

beforeAll(async () => {
  sessions = await openShop();
});

const { created, idOf, login, post } = accountCalls(() => sessions);

/** A user with an authenticator app, signed in, and what they do. */
async function protectedUser(name: string) {
  const username = await created(name);
  const session = sessionOf(await login(username));
  const setUp = async (now: number): Promise<string> => {
    const { data } = await post("account/authenticator", { password: PASSWORD }, { session, now });
    const { secret } = data as { secret: string };
    const code = codeAt({ secret, now });
    expect((await post("account/authenticator/confirm", { code }, { session, now })).status).toBe(200);
    return secret;
  };
  const secret = await setUp(NOW);
  /** Signs in with a code in a browser of its own, which is remembered. @returns its cookie. */
  const trust = async (now: number, code = codeAt({ secret, now })): Promise<string> => {
    const body = { username, password: PASSWORD, code, isTrusted: true };
    const reply = await send({ method: "POST", path: "/api/login", body, headers: { "user-agent": FIREFOX }, now });
    expect(reply.status).toBe(200);
    return cookieOf(reply, "device") ?? "";
  };
  const enter = async (device: string, now: number): Promise<string> => {
    const body = { username, password: PASSWORD };
    const reply = await send({ method: "POST", path: "/api/login", body, cookies: { device }, now });
    return reply.errors[0]?.code ?? "open";
  };
  const listed = async (device = "", now = NOW + MINUTE): Promise<TrustedBrowser[]> =>
    (await send({ path: "/api/account/browsers", session, cookies: { device }, now })).data as TrustedBrowser[];
  return { username, session, setUp, trust, enter, listed };
}

test("browsers that are remembered are listed for their owner, who forgets any of them", async () => {
  const { session, trust, enter, listed } = await protectedUser("merken");
  expect(await listed()).toEqual([]);
  const [first, second] = [await trust(NOW + 10 * MINUTE), await trust(NOW + 20 * MINUTE)];
  const now = NOW + 30 * MINUTE;
  expect((await listed(first, now)).map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
    ["Firefox · Windows", false],
    ["Firefox · Windows", true],
  ]);
  // A log-in without a further wish leaves it trusted.
  expect(await enter(first, now)).toBe("open");
  expect(await listed(first, now)).toHaveLength(2);
  const id = (await listed(first, now)).find(({ isCurrent }) => isCurrent)?.id ?? "";
  expect((await post(`account/browsers/${id}/forget`, {}, { session: sessions.admin })).status).toBe(404);
  expect((await post(`account/browsers/${id}/forget`, {}, { session })).status).toBe(200);
  expect((await post(`account/browsers/${id}/forget`, {}, { session })).status).toBe(404);
  expect(await enter(first, now)).toBe("login.code_required");
  expect(await enter(second, now)).toBe("open");
  expect(await listed(second, now)).toMatchObject([{ isCurrent: true }]);
});

test("a new authenticator app ends all that was remembered", async () => {
  const { session, setUp, trust, enter, listed } = await protectedUser("neue-app");
  const device = await trust(NOW + 10 * MINUTE);
  expect((await post("account/authenticator/remove", { password: PASSWORD }, { session })).status).toBe(200);
  await setUp(NOW + 20 * MINUTE);
  expect(await listed(device)).toEqual([]);
  expect(await enter(device, NOW + 21 * MINUTE)).toBe("login.code_required");
});

test("a new password ends all that was remembered", async () => {
  const { session, trust, listed } = await protectedUser("neues-wort");
  const device = await trust(NOW + 10 * MINUTE);
  expect(await listed(device)).toHaveLength(1);
  const body = { oldPassword: PASSWORD, password: "ein anderes langes wort" };
  expect((await post("users/me/password", body, { session })).status).toBe(200);
  expect(await listed(device)).toEqual([]);
});

test("a session on a tablet is listed only while it goes on", async () => {
  const name = await created("tablet");
  const user = await setPin({ username: name });
  const session = sessionOf(await login(name));
  const listed = async (now = NOW): Promise<number> => {
    const { data } = await send({ path: "/api/account/sessions", session, now });
    return (data as SessionView[]).filter(({ method }) => method === "pin").length;
  };
  const first = await tabletOf({ session: sessions.admin });
  const enter = (key: string, pin = "4711") => enterPin({ key, user, pin });
  await enter(first.key);
  expect([await listed(), await listed(NOW + 10 * MINUTE)]).toEqual([1, 0]);
  // „Fertig“
  const open = tabletSessionOf({ reply: await enter(first.key), key: first.key });
  expect(await listed()).toBe(2);
  await post("logout", {}, { session: open });
  expect(await listed()).toBe(1);
  await setPin({ username: name, pin: "8520" });
  expect(await listed()).toBe(0);
  await enter(first.key, "8520");
  expect(await listed()).toBe(1);
  await post(`access-keys/${first.id}/revoke`, {}, { session: sessions.admin });
  expect(await listed()).toBe(0);
});

test("the page of a user marks one's own session, and so does one's own account", async () => {
  const id = await idOf("admin@example.test");
  for (const path of [`/api/users/${id}/sessions`, "/api/account/sessions"]) {
    const { data } = await send({ path, session: sessions.admin });
    expect((data as SessionView[]).filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  }
});
