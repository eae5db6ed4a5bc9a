import { type Access, type Grant, isOpen } from "@tresen/contract/kit/access";
import type { Call } from "@tresen/contract/kit/call";
import { RUN_KEY_CALLS, deliveryCalls } from "@tresen/contract/delivery/delivery.calls";
import { displayCalls } from "@tresen/contract/display/display.calls";
import { externalUserCalls } from "@tresen/contract/external/external-user.calls";
import { calls, genericCallsOf } from "@tresen/contract/openapi/calls";
import { allResources } from "@tresen/contract/resources";
import { ownTimeRequestCalls } from "@tresen/contract/time-tracking/request/own-time-request.calls";
import { playerCalls } from "@tresen/contract/signage/player/player.calls";
import { timeTrackingCalls } from "@tresen/contract/time-tracking/time-tracking.calls";
import { beforeAll, describe, expect, test } from "vitest";
import { send } from "./support/api";
import { place } from "./support/orders";
import { addUser, openShop, signIn } from "./support/shop";

/** Who has to hold what, written down once more by hand. Calls that came later say it in their definition alone. */
const BY_HAND: Readonly<Record<string, Access>> = {
  "GET /api/init": "public",
  "GET /api/openapi.json": "public",
  "GET /api/config": "public",
  "POST /api/config": "admin",
  "POST /api/analytics-log": "public",
  "GET /api/snapshot": "admin",
  "POST /api/snapshot/rebuild": "admin",
  "GET /api/users/me": "staff",
  "POST /api/users/me/password": "staff",
  "GET /api/branches/{id}/menus": "public",
  "GET /api/branches/{id}/full-slots": "public",
  "POST /api/sites/{id}/preview-links": "admin",
  "POST /api/sites/preview": "public",
  "POST /api/uploads": "public",
  "POST /api/orders": "public",
  "GET /api/orders/public/{uid}/{hash}": "customer",
  "POST /api/orders/public/{uid}/{hash}/confirm-counter-appointment": "customer",
  "POST /api/orders/public/{uid}/{hash}/reject-counter-appointment": "customer",
  "POST /api/orders/public/{uid}/{hash}/questionnaire": "customer",
  "POST /api/orders/public/{uid}/{hash}/withdraw": "customer",
  "POST /api/payments/abandon/{uid}/{hash}": "customer",
  "GET /api/orders/current": "staff",
  "GET /api/orders/missed": "staff",
  "GET /api/orders": "staff",
  "GET /api/orders/{id}": "staff",
  "POST /api/orders/{id}/status/confirm": "staff",
  "POST /api/orders/{id}/status/counter-appointment": "staff",
  "POST /api/orders/{id}/status/reject": "staff",
  "POST /api/orders/{id}/status/cancel": "staff",
  "POST /api/orders/{id}/status/in-delivery": "staff",
  "POST /api/orders/{id}/status/completed": "staff",
  "POST /api/orders/{id}/notes": "staff",
  "POST /api/orders/{id}/payment-link": "staff",
  "POST /api/orders/{id}/begin": "staff",
  "GET /api/orders/{id}/sent": "staff",
  "POST /api/orders/{id}/print": "staff",
  "POST /api/orders/{id}/undo": "staff",
  "POST /api/orders/{id}/reopen": "staff",
  "POST /api/orders/{id}/update-payment-status": "staff",
  "POST /api/orders/{id}/resend-new-order-email": "staff",
  "POST /api/orders/{id}/resend-new-order-sms": "staff",
  "PUT /api/orders/{id}/items/{index}": "staff",
  "POST /api/orders/{id}/refunds": "staff",
  "POST /api/custom/contact-form": "public",
  "POST /api/custom/withdrawal": "public",
  ...ofResources({
    names: ["divisions", "tags", "categories", "products", "donatees", "sites", "blocks", "navigations"],
    read: "public",
    write: "admin",
  }),
  ...ofResources({ names: ["branches", "menus", "tables"], read: "public", write: "manager" }),
  ...ofResources({ names: ["users", "roles"], read: "admin", write: "admin" }),
};

function ofResources({ names, read, write }: { names: string[]; read: Access; write: Access }): Record<string, Access> {
  return Object.fromEntries(
    names.flatMap((name) => [
      [`GET /api/${name}`, read],
      [`GET /api/${name}/{id}`, read],
      [`POST /api/${name}`, write],
      [`PUT /api/${name}/{id}`, write],
      [`DELETE /api/${name}/{id}`, write],
    ]),
  );
}

interface Who {
  session: string | null;
  /** Of the built-in roles the strongest; `own` holds one permission and nothing else. */
  role: "visitor" | "employee" | "manager" | "admin" | "own";
  branch: "brn_mitte" | "brn_nord" | null;
  permission?: string;
}

const HOLDERS: Readonly<Record<Access, readonly Who["role"][]>> = {
  public: ["visitor", "employee", "manager", "admin", "own"],
  customer: ["visitor", "employee", "manager", "admin", "own"],
  staff: ["employee", "manager", "admin"],
  manager: ["manager", "admin"],
  admin: ["admin"],
};

/**
 * Each ends a session or counts tries, so others would be asked as somebody else; is for who has a key, whoever they are;
 * or, like files of pictures, for who has one of several permissions. They are tested by themselves.
 */
const LEFT_OUT = [
  "POST /api/login",
  "POST /api/logout",
  ...["POST /api/images", "POST /api/images/{id}/upload", "POST /api/images/{id}/uploaded"],
  ...[...Object.values(displayCalls), ...RUN_KEY_CALLS, deliveryCalls.ownRuns, externalUserCalls.externalMe].map(
    ({ method, path }) => `${method} ${path}`,
  ),
  ...Object.values({ ...timeTrackingCalls, ...ownTimeRequestCalls, ...playerCalls }).map(
    ({ method, path }) => `${method} ${path}`,
  ),
];
const every: [string, Call][] = [
  ...Object.values(calls as Record<string, Call>),
  ...allResources.flatMap((resource): Call[] => Object.values(genericCallsOf(resource))),
].flatMap((call): [string, Call][] => {
  const key = `${call.method} ${call.path}`;
  return LEFT_OUT.includes(key) ? [] : [[key, call]];
});
/** Labels to pick from are for whoever fills in a form that points there: `options.test.ts` tells who that is. */
const isOptions = (key: string): boolean => key.endsWith("/options");

const people = new Map<string, Who>();
const order = { id: "", path: "" };

const OWN: Readonly<Record<string, Grant>> = {
  "an own role for orders": { permission: "orders.read", scope: "branches" },
  "an own role for tables": { permission: "tables.update", scope: "branches" },
  "an own role for the configuration": { permission: "config.update", scope: "all" },
};

beforeAll(async () => {
  const { admin, manager, employee } = await openShop();
  people.set("a visitor", { session: null, role: "visitor", branch: null });
  people.set("an administrator", { session: admin, role: "admin", branch: null });
  people.set("a manager of the branch", { session: manager, role: "manager", branch: "brn_mitte" });
  people.set("an employee of the branch", { session: employee, role: "employee", branch: "brn_mitte" });
  for (const role of ["manager", "employee"] as const) {
    const username = `${role}@nord.example.test`;
    await addUser({ username, roles: [`ROLE_${role.toUpperCase()}`], branches: ["brn_nord"] });
    people.set(`a foreign ${role}`, { session: await signIn({ username }), role, branch: "brn_nord" });
  }
  for (const [index, [name, grant]] of Object.entries(OWN).entries()) {
    const identifier = `ROLE_OWN_${index}`;
    const body = { identifier, name, permissions: [grant] };
    expect((await send({ method: "POST", path: "/api/roles", body, session: admin })).status).toBe(201);
    const username = `own${index}@example.test`;
    await addUser({ username, roles: [identifier], branches: ["brn_mitte"] });
    const session = await signIn({ username });
    people.set(name, { session, role: "own", branch: "brn_mitte", permission: grant.permission });
  }
  const placed = await place();
  order.id = placed.id;
  order.path = placed.path;
}, 60_000);

const NAMES = [
  "a visitor",
  "an administrator",
  "a manager of the branch",
  "a foreign manager",
  "an employee of the branch",
  "a foreign employee",
  ...Object.keys(OWN),
];

function personOf(name: string): Who {
  const who = people.get(name);
  if (!who) throw new Error(`Nobody is called ${name}`);
  return who;
}

/** Asks for what there is of orders, and for no record of anything else: nothing is changed or removed. */
async function statusOf({ key, path, session }: { key: string; path?: string; session: string | null }) {
  const [method = "GET", pattern = ""] = key.split(" ");
  const id = pattern.startsWith("/api/orders/") ? order.id : "none";
  const asked =
    path ??
    pattern
      .replace("{id}", id)
      .replace("{index}", "0")
      .replace(/\{\w+\}/g, "none");
  const { status } = await send({ method, path: asked, session, ...(method === "GET" ? {} : { body: {} }) });
  return status;
}

/** 401, 403, or null for whatever the call itself answers. */
function refusalOf({ call, access, who }: { call: Call; access: Access; who: Who }): 401 | 403 | null {
  if (isOpen(access)) return null;
  if (who.role === "visitor") return 401;
  if (who.role !== "own") return HOLDERS[access].includes(who.role) ? null : 403;
  return call.permission && call.permission.name !== who.permission ? 403 : null;
}

test("the access of the definitions equals the table written by hand", () => {
  const said = new Map(every.map(([key, { access }]) => [key, access]));
  for (const [key, access] of Object.entries(BY_HAND)) expect([key, said.get(key)]).toEqual([key, access]);
});

describe.each(NAMES)("%s", (name) => {
  test.each(every.filter(([key]) => !isOptions(key)))("is allowed or refused %s", async (key, call) => {
    const who = personOf(name);
    const access = BY_HAND[key] ?? call.access;
    const status = await statusOf({ key, session: who.session });
    const isForeign = key.includes("/api/orders/{id}") && who.branch === "brn_nord";
    const expected = refusalOf({ call, access, who }) ?? (isForeign && status !== 400 ? 403 : null);
    if (expected !== null) expect([key, status]).toEqual([key, expected]);
    else expect([401, 403, 500]).not.toContain(status);
  });
});

test.each(every.filter(([key]) => isOptions(key)))("%s is for staff", async (key) => {
  expect(await statusOf({ key, session: null })).toBe(401);
  expect(await statusOf({ key, session: personOf("an administrator").session })).toBe(200);
});

test.each(every.filter(([, { access }]) => access === "customer"))(
  "%s opens to the customer's key and to no other",
  async (key) => {
    const rest = key.replace(/^.*\{hash\}/, "");
    const [, folder = "orders/public"] = /\/api\/(payments\/\w+)\//.exec(key) ?? [];
    const base = order.path.replace("orders/public", folder);
    const wrong = `${base.replace(/[^/]+$/, "f".repeat(43))}${rest}`;
    const right = await statusOf({ key, path: `${base}${rest}`, session: null });
    if (key.startsWith("GET")) expect(right).toBe(200);
    expect([401, 403, 404, 500]).not.toContain(right);
    // What lacks its fields is told so first, whoever asks.
    expect([404, ...(right === 400 ? [400] : [])]).toContain(await statusOf({ key, path: wrong, session: null }));
  },
);

test.each([
  ["a manager of the branch", "brn_mitte", 409],
  ["a manager of the branch", "brn_nord", 403],
  ["a foreign manager", "brn_mitte", 403],
  ["an employee of the branch", "brn_mitte", 403],
  ["an own role for tables", "brn_mitte", 409],
  ["an own role for tables", "brn_nord", 403],
  ["an administrator", "brn_nord", 409],
])("%s changing a table to be one of %s is answered with %i", async (name, branch, expected) => {
  const body = { identifier: "1", branch, version: 999 };
  const { status } = await send({ method: "PUT", path: "/api/tables/tbl_1", body, session: personOf(name).session });
  expect(status).toBe(expected);
});
