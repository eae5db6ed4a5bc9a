import { deliveryCalls, RUN_KEY_CALLS } from "@tresen/contract/delivery/delivery.calls";
import { externalUserCalls } from "@tresen/contract/external/external-user.calls";
import { isOpen } from "@tresen/contract/kit/access";
import type { Call } from "@tresen/contract/kit/call";
import { calls, genericCallsOf } from "@tresen/contract/openapi/calls";
import { allResources } from "@tresen/contract/resources";
import { beforeAll, describe, expect, test } from "vitest";
import { type Reply, send } from "./support/api";
import { REQUIRED_QUERY } from "./support/asked-values";
import { externalUser } from "./support/external";
import { NOW } from "./support/request";
import { openShop } from "./support/shop";

const keyOf = ({ method, path }: Call): string => `${method} ${path}`;
/** Every call there is, so that a new one is closed to external users until it is named here. */
const every = new Map<string, [name: string, call: Call]>(
  [
    ...Object.entries<Call>(calls),
    ...allResources.flatMap((resource) => Object.entries<Call>(genericCallsOf(resource))),
  ].map(([name, call]) => [keyOf(call), [name, call]]),
);
/** What a personal key opens in its header, without and with the permission for runs. */
const ALWAYS = [keyOf(externalUserCalls.externalMe)];
const WITH_RUNS = [keyOf(deliveryCalls.ownRuns), ...RUN_KEY_CALLS.map(keyOf)];
const OPENED = [...ALWAYS, ...WITH_RUNS];

type Presented = Pick<Parameters<typeof send>[0], "headers" | "session"> & { word?: string };
/** Every place in which a session, a key, or another secret is taken. */
const PLACES: Readonly<Record<string, (key: string) => Presented>> = {
  "its own header": (key) => ({ headers: { "x-personal-key": key } }),
  "the header of runs": (key) => ({ headers: { "x-run-key": key } }),
  "the header of pairings": (key) => ({ headers: { "x-pairing-secret": key } }),
  "the header for others": (key) => ({ headers: { authorization: `Bearer ${key}`, "x-api-key": key } }),
  "the cookie of sessions": (key) => ({ session: key }),
  "the path": (key) => ({ word: encodeURIComponent(key) }),
  "every place": (key) => ({
    headers: {
      ...{ "x-personal-key": key, "x-run-key": key, "x-run": key, "x-pairing-secret": key },
      authorization: `Bearer ${key}`,
    },
    session: key,
    word: encodeURIComponent(key),
  }),
};

let admin: string;
let good: string;
let callers = 0;

/** From an address of its own each time, or the limits would answer for everything. */
function ask({ name, call, word = "none", ...presented }: { name: string; call: Call } & Presented): Promise<Reply> {
  callers += 1;
  return send({
    method: call.method,
    path: call.path.replace(/\{\w+\}/g, word),
    query: { ...REQUIRED_QUERY[name] },
    ...(call.method === "GET" ? {} : { body: {} }),
    ip: `198.${51 + Math.floor(callers / 62_500)}.${Math.floor(callers / 250) % 250}.${callers % 250}`,
    ...presented,
  });
}
/** What of an answer is compared. What a call makes, such as a code, is another each time. */
const shownBy = ({ status, data, bytes }: Reply, { method }: Call): object =>
  method === "GET" ? { status, data, bytes: data === undefined ? bytes.toString("hex") : "" } : { status };

beforeAll(async () => {
  ({ admin } = await openShop());
  good = (await externalUser({ session: admin, permissions: ["deliveryRuns", "timeTracking"] })).key;
});

test("the calls that a personal key opens are calls for everybody by their definition", () => {
  for (const key of OPENED) expect(every.get(key)?.[1].access).toBe("public");
});

describe.each(Object.entries(PLACES))("a personal key in %s", (place, presenting) => {
  test.each([...every])("opens nothing that visitors do not have: %s", async (key, [name, call]) => {
    if (place === "its own header" && OPENED.includes(key)) return;
    const reply = await ask({ name, call, ...presenting(good) });
    // With the key in its header these are not opened by anything else beside it, such as a wrong run.
    if (place === "every place" && ALWAYS.includes(key)) return;
    if (place === "every place" && key === keyOf(deliveryCalls.ownRuns)) return;
    if ([401, 403, 404].includes(reply.status)) return;
    expect({ key, isOpen: isOpen(call.access) }).toEqual({ key, isOpen: true });
    expect(shownBy(reply, call)).toEqual(shownBy(await ask({ name, call }), call));
  });
});

describe("the calls of external users", () => {
  test.each(OPENED)("%s", async (key) => {
    const [name, call] = every.get(key) ?? ["", deliveryCalls.ownRuns];
    const reply = await ask({ name, call, headers: { "x-personal-key": good } });
    // There is no run with this id.
    expect(reply.status).toBe(RUN_KEY_CALLS.some((run) => keyOf(run) === key) ? refusalOf(call) : 200);
    for (const wrong of ["", "x", `${good.slice(0, -1)}!`, good.replace(/.$/, (last) => (last === "A" ? "B" : "A"))])
      expect((await ask({ name, call, headers: { "x-personal-key": wrong } })).status).toBe(refusalOf(call));
  });

  test.each([
    ["of somebody whose time is over", { validTo: new Date(NOW).toISOString() }, []],
    ["of somebody whose time has not begun", { validFrom: new Date(NOW + 1).toISOString() }, []],
    ["of somebody without the permission", { permissions: ["timeTracking" as const] }, ALWAYS],
  ])("refuse the key %s", async (_, changes, opened: readonly string[]) => {
    const { key } = await externalUser({ session: admin, ...changes });
    await isRefused({ key, but: opened });
  });

  test.each([
    ["disabled", "PUT", { isEnabled: false }, []],
    ["without the permission", "PUT", { permissions: [] }, ALWAYS],
    ["of another branch", "PUT", { branches: [{ id: "brn_nord" }] }, OPENED],
    ["removed", "DELETE", {}, []],
  ])("refuse the key of somebody who is %s since", async (_, method, changes, opened: readonly string[]) => {
    const { user, key } = await externalUser({ session: admin });
    const body = method === "PUT" ? { body: { ...user, ...changes } } : {};
    expect((await send({ method, path: `/api/external-users/${user.id}`, session: admin, ...body })).status).toBe(200);
    await isRefused({ key, but: opened });
  });

  test.each(["key/revoke", "key"])("refuse the key after POST %s", async (path) => {
    const { user, key } = await externalUser({ session: admin });
    const answer = await send({ method: "POST", path: `/api/external-users/${user.id}/${path}`, session: admin });
    expect(answer.status).toBeLessThan(300);
    await isRefused({ key, but: [] });
  });
});

/** What misses its body is told so first, whoever asks. */
function refusalOf({ body }: Call): number {
  return body.safeParse({}).success || body.def.type === "undefined" ? 403 : 400;
}

async function isRefused({ key, but }: { key: string; but: readonly string[] }): Promise<void> {
  for (const opened of OPENED) {
    const [name, call] = every.get(opened) ?? ["", deliveryCalls.ownRuns];
    const { status } = await ask({ name, call, headers: { "x-personal-key": key } });
    const isAllowed = but.includes(opened) && !RUN_KEY_CALLS.some((run) => keyOf(run) === opened);
    expect({ opened, status }).toEqual({ opened, status: isAllowed ? 200 : refusalOf(call) });
  }
}
