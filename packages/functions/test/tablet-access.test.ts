import { type Access, isOpen } from "@tresen/contract/kit/access";
import type { Call } from "@tresen/contract/kit/call";
import { calls, genericCallsOf } from "@tresen/contract/openapi/calls";
import { allResources } from "@tresen/contract/resources";
import { TABLET_PERMISSIONS } from "@tresen/contract/user/tablet/tablet-access";
import { beforeAll, describe, expect, test } from "vitest";
import { type Reply, send } from "./support/api";
import { REQUIRED_QUERY } from "./support/asked-values";
import { openShop } from "./support/shop";
import { enterPin, sessionOf, setPin, tabletOf } from "./support/tablet";

const keyOf = ({ method, path }: Call): string => `${method} ${path}`;
/** Every call there is, so that a new one is closed to tablets until it is named here or its permission there. */
const every = new Map<string, [name: string, call: Call]>(
  [
    ...Object.entries<Call>(calls),
    ...allResources.flatMap((resource) => Object.entries<Call>(genericCallsOf(resource))),
  ].map(([name, call]) => [keyOf(call), [name, call]]),
);

/** What belongs to the session itself. */
const OF_SESSION = ["GET /api/users/me", "POST /api/tablet/use"];
/** The paths of what a tablet is for: orders with all that is done to them, their prints, and what holds right now. */
const OF_DESK =
  /^\/api\/(orders|order-desk|deliveries|busy|sold-outs|station-blocks|print-jobs|alarms|socket-tickets|uploads|devices|branches\/\{id\}\/(now|load|full-slots))/;
/** Ends the session, or puts another in its place. */
const LEFT_OUT = ["POST /api/logout", "POST /api/login/pin"];

const names = TABLET_PERMISSIONS.map(({ name }) => name);
const isOfTablet = ({ permission, isOnTablet }: Call): boolean =>
  isOnTablet !== false && permission !== undefined && names.includes(permission.name);

let key: string;
const people: Record<string, string> = {};
const sessions = new Map<string, string>();
let callers = 0;

/** From an address of its own each time, or the limits would answer for everything. */
function ask({
  name,
  call,
  session,
  as,
}: {
  name: string;
  call: Call;
  session?: string;
  as?: "staff";
}): Promise<Reply> {
  callers += 1;
  return send({
    method: call.method,
    path: call.path.replace(/\{\w+\}/g, "none"),
    query: { ...REQUIRED_QUERY[name], ...(as ? { as } : {}) },
    ...(call.method === "GET" ? {} : { body: {} }),
    ip: `198.${51 + Math.floor(callers / 62_500)}.${Math.floor(callers / 250) % 250}.${callers % 250}`,
    ...(session === undefined ? {} : { session }),
  });
}
/** What of an answer is compared. What a call makes, such as a code, is another each time. */
const shownBy = ({ status, data, bytes, errors }: Reply, { method }: Call): object => {
  if (status >= 400) return { status, errors };
  return method === "GET" ? { status, data, bytes: data === undefined ? bytes.toString("hex") : "" } : { status };
};

beforeAll(async () => {
  const { admin } = await openShop();
  key = (await tabletOf({ session: admin })).key;
  for (const name of ["admin", "leitung", "theke"]) people[name] = await setPin({ username: `${name}@example.test` });
  for (const name of Object.keys(people)) sessions.set(name, await signedIn(name));
}, 60_000);

async function signedIn(name: string): Promise<string> {
  return sessionOf({ reply: await enterPin({ key, user: people[name] ?? "" }), key });
}

test("what is opened is what a tablet is for", () => {
  for (const [path, [, call]] of every)
    if (isOfTablet(call)) expect(path.split(" ")[1]).toMatch(OF_DESK);
    else
      expect({ path, isOnTablet: call.isOnTablet ?? false }).toEqual({ path, isOnTablet: OF_SESSION.includes(path) });
});

describe.each(["admin", "leitung", "theke"])("a session of %s on a tablet", (person) => {
  test.each([...every].filter(([path]) => !LEFT_OUT.includes(path)))("%s", async (path, [name, call]) => {
    const session = sessions.get(person) ?? "";
    const reply = await ask({ name, call, session });
    if (OF_SESSION.includes(path)) return expect(reply.status).toBe(200);
    if (isOfTablet(call)) return expect([401, 500]).not.toContain(reply.status);
    const access: Access = call.access;
    if (!isOpen(access)) return expect({ path, status: reply.status }).toEqual({ path, status: 403 });
    // The tablet itself, without anybody signed in.
    const visitors = shownBy(await ask({ name, call, session: `; tablet=${key}` }), call);
    expect(shownBy(reply, call)).toEqual(visitors);
    if (call.method !== "GET" || !("as" in call.query.shape)) return;
    expect(shownBy(await ask({ name, call, session, as: "staff" }), call)).toEqual(visitors);
  });

  test("goes on after all of this", async () => {
    expect((await send({ path: "/api/users/me", session: sessions.get(person) ?? "" })).status).toBe(200);
  });
});
