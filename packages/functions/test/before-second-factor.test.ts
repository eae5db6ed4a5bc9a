import { env } from "@tresen/core/platform/env";
import { isOpen } from "@tresen/contract/kit/access";
import type { Call } from "@tresen/contract/kit/call";
import { calls, genericCallsOf } from "@tresen/contract/openapi/calls";
import { allResources } from "@tresen/contract/resources";
import { beforeAll, expect, test } from "vitest";
import { madePasskey } from "../../core/test/passkey";
import { codeAt } from "../../core/test/totp";
import { NOW } from "./support/request";
import { accountCalls, sessionOf } from "./support/accounts";
import { send } from "./support/api";
import { REQUIRED_QUERY } from "./support/asked-values";
import { PASSWORD, type Sessions, openShop } from "./support/shop";

/** What sets up a second factor. `POST /api/logout` is open to everybody. */
const OPEN = [
  "GET /api/users/me",
  "GET /api/account/protection",
  "POST /api/account/authenticator",
  "POST /api/account/authenticator/confirm",
  "GET /api/passkeys",
  "POST /api/passkeys/begin",
  "POST /api/passkeys",
];
const every = new Map<string, [name: string, call: Call]>(
  [
    ...Object.entries<Call>(calls),
    ...allResources.flatMap((resource) => Object.entries<Call>(genericCallsOf(resource))),
  ].map(([name, call]) => [`${call.method} ${call.path}`, [name, call]]),
);
const closed = [...every].filter(([path, [, { access }]]) => !isOpen(access) && !OPEN.includes(path));

let sessions: Sessions;
let session: string;
const { created, login, post } = accountCalls(() => sessions);

beforeAll(async () => {
  sessions = await openShop();
  const body = { version: 0, secondFactorRoles: ["ROLE_ADMIN"] };
  expect((await send({ method: "PUT", path: "/api/account/policy", body, session: sessions.admin })).status).toBe(200);
  session = sessionOf(await login(await created("zuerst", ["ROLE_ADMIN"])));
});

test.each(closed)("before the second factor nobody makes the call %s", async (path, [name, { method, path: to }]) => {
  const reply = await send({
    method,
    path: to.replace(/\{\w+\}/g, "none"),
    query: { ...REQUIRED_QUERY[name] },
    ...(method === "GET" ? {} : { body: {} }),
    session,
  });
  expect({ path, status: reply.status }).toEqual({ path, status: 403 });
});

test("neither a PIN nor another password or address is left behind", async () => {
  for (const [path, body] of [
    ["account/pin", { password: PASSWORD, pin: "4711" }],
    ["account/mail", { password: PASSWORD, username: "anders@example.test" }],
    ["users/me/password", { oldPassword: PASSWORD, password: "ein anderes langes wort" }],
  ] as const)
    expect({ path, status: (await post(path, body, { session })).status }).toEqual({ path, status: 403 });
});

test("a second factor can be set up, and the session be ended", async () => {
  for (const path of OPEN) expect(every.get(path)?.[1]).toHaveProperty("isBeforeSecondFactor", true);
  for (const path of OPEN.filter((one) => one.startsWith("GET ")))
    expect((await send({ path: path.replace("GET ", ""), session })).status).toBe(200);
  expect((await post("account/authenticator", { password: PASSWORD }, { session })).status).toBe(200);
  expect((await post("passkeys/begin", { password: PASSWORD }, { session })).status).toBe(200);
  expect((await post("logout", {}, { session })).status).toBe(200);
  expect((await send({ path: "/api/users/me", session })).status).toBe(401);
});

test("whoever has a passkey signs in with it: the password alone sets up nothing, also in a session from before", async () => {
  const name = await created("schluessel", ["ROLE_ADMIN"]);
  const first = sessionOf(await login(name));
  const stolen = sessionOf(await login(name));
  const { secret } = (await post("account/authenticator", { password: PASSWORD }, { session: stolen })).data as {
    secret: string;
  };
  const { data } = await post("passkeys/begin", { password: PASSWORD }, { session: first });
  const response = madePasskey({
    options: data as Parameters<typeof madePasskey>[0]["options"],
    origin: env.PUBLIC_URL,
  });
  expect((await post("passkeys", { name: "Telefon", response }, { session: first })).status).toBe(201);
  expect((await send({ path: "/api/users", session: first })).status).toBe(200);
  expect(await login(name)).toMatchObject({
    status: 401,
    errors: [{ message: expect.stringContaining("Bitte melden Sie sich mit dem Passkey an") }],
  });
  const code = codeAt({ secret, now: NOW });
  for (const [path, body] of [
    ["account/authenticator", { password: PASSWORD }],
    ["account/authenticator/confirm", { code }],
    ["passkeys/begin", { password: PASSWORD }],
    ["passkeys", { name: "Fremd", response }],
  ] as const)
    expect({ path, status: (await post(path, body, { session: stolen })).status }).toEqual({ path, status: 409 });
  expect((await send({ path: "/api/users", session: stolen })).status).toBe(403);
});
