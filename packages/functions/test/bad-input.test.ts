import { isOpen } from "@tresen/contract/kit/access";
import type { Call } from "@tresen/contract/kit/call";
import { calls } from "@tresen/contract/openapi/calls";
import { resourceCalls } from "@tresen/contract/kit/resource-calls";
import { allResources } from "@tresen/contract/resources";
import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { type Reply, send } from "./support/api";
import { PARAMETERS, REQUIRED_QUERY } from "./support/asked-values";
import { type Sessions, openShop } from "./support/shop";

/** Every call there is: a new one is tested by itself. */
const all: [string, Call][] = [
  ...Object.entries<Call>(calls),
  ...allResources.flatMap((resource) =>
    Object.entries<Call>(resourceCalls(resource)).map(([name, call]): [string, Call] => [
      `${name} ${resource.name}`,
      call,
    ]),
  ),
];
const open = all.filter(([, { access }]) => isOpen(access));
// Whoever stamps is refused without a key, whatever they send: see `time-tracking-keys.test.ts`.
const withBody = open.filter(([, { path, body }]) => body.def.type !== "undefined" && !path.includes("{accessToken}"));
const withParameters = open.filter(([, { path }]) => path.includes("{"));
const withQuery = open.filter(([, { query }]) => fieldsOf(query).length > 0);

const HUGE = "ü".repeat(300_000);
const NESTED = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
const VALUES: [string, unknown][] = [
  ["null", null],
  ["true", true],
  ["a number", 1.5],
  ["a large number", 1e308],
  ["text", "\u0000\uD800<b>"],
  ["much text", HUGE],
  ["an array", [[], {}, null]],
  ["an object", { length: 1e9, toString: "x", id: { $ne: null } }],
  ["a prototype", JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}')],
];
/** What the schemas' library says by itself, should a message of ours be missing. */
const NOT_GERMAN = /\b(?:invalid|expected|received|required|unrecognized|too (?:big|small)|must|undefined|error)\b/i;

let sessions: Sessions;
let count = 0;

/** From an address of its own each time, or the limits would answer for everything. */
function ask(
  { method, path }: { method: string; path: string },
  options: {
    body?: unknown;
    query?: Record<string, string>;
    headers?: Record<string, string>;
    base64?: boolean;
    session?: string;
  } = {},
): Promise<Reply> {
  count += 1;
  const ip = `198.51.${Math.floor(count / 250)}.${count % 250}`;
  return send({ method, path: path.replace(/\{\w+\}/g, "unbekannt"), ip, ...options });
}

function isRefused(reply: Reply, status = 400): void {
  expect({ status: reply.status, errors: reply.errors }).toMatchObject({
    status,
    errors: expect.arrayContaining([expect.anything()]),
  });
  for (const { message } of reply.errors) expect(message).not.toMatch(NOT_GERMAN);
}

/** The object that a body is, also where it may be left out. */
function objectOf(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodPrefault ? (schema.unwrap() as z.ZodType) : schema;
}

/** The names of an object's fields, or of all of them where there are several forms of it. */
function fieldsOf(schema: z.ZodType): string[] {
  const object = objectOf(schema);
  if (object instanceof z.ZodObject) return Object.keys(object.shape);
  if (schema instanceof z.ZodUnion)
    return [...new Set(schema.options.flatMap((option) => fieldsOf(option as z.ZodType)))];
  return [];
}

beforeAll(async () => {
  sessions = await openShop();
});

test("there are calls of each kind to test", () => {
  for (const kind of [withBody, withParameters, withQuery]) expect(kind.length).toBeGreaterThan(3);
  for (const [name, { body }] of withBody)
    expect({ name, fields: fieldsOf(body).length }).not.toMatchObject({ fields: 0 });
});

describe.each(withBody)("%s", (_name, call) => {
  test.each(["{", '{"a":', "[1,", "nonsense", "\u0000", "{'a':1}", `{"a":${NESTED}`])(
    "malformed JSON is refused",
    async (body) => {
      const reply = await ask(call, { body });
      isRefused(reply);
      expect(reply.errors).toMatchObject([{ field: "body", code: "body.malformed" }]);
      isRefused(await ask(call, { body, base64: true }));
    },
  );

  test.each(["[]", "[{}]", "null", "1", "true", '"text"'])("%s instead of an object is refused", async (body) => {
    const reply = await ask(call, { body });
    isRefused(reply);
    expect(reply.errors.map(({ field }) => field)).toEqual(["body"]);
  });

  test("a missing and an empty body are refused, unless no field is required", async () => {
    const status = call.body.safeParse(undefined).success ? 404 : 400;
    for (const body of [undefined, "", "  ", "{}"]) isRefused(await ask(call, { body }), status);
  });

  test("a missing body has the same faults as an empty object", async () => {
    if (call.body.safeParse(undefined).success) return;
    const { errors } = await ask(call, { body: "{}" });
    expect(errors.every(({ field }) => field !== undefined)).toBe(true);
    for (const body of [undefined, "  "]) expect((await ask(call, { body })).errors).toEqual(errors);
  });

  test("other content types are refused", async () => {
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "text/html",
      "",
    ]) {
      isRefused(await ask(call, { body: "{}", headers: { "content-type": type } }));
    }
  });

  test("unknown fields and prototypes are refused and change nothing", async () => {
    for (const body of [
      '{"unbekannt":1}',
      '{"__proto__":{"isAdmin":true}}',
      '{"constructor":{"prototype":{"isAdmin":true}}}',
      '{"prototype":1,"hasOwnProperty":1}',
    ])
      isRefused(await ask(call, { body }));
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  test("too deep nesting is refused wherever it stands", async () => {
    for (const field of fieldsOf(call.body)) isRefused(await ask(call, { body: `{"${field}":${NESTED}}` }));
  });

  test("a wrong value is refused by the name of its field", async () => {
    for (const field of fieldsOf(call.body)) {
      for (const [what, value] of VALUES) {
        const reply = await ask(call, { body: { [field]: value } });
        const object = objectOf(call.body);
        const schema = object instanceof z.ZodObject ? (object.shape[field] as z.ZodType) : null;
        const isNamed = schema !== null && (value === 1e308 || !schema.safeParse(value).success);
        // Where the field alone is enough, whoever sends nothing wrong is refused for the token.
        const isWhole = call.path.includes("{accessToken}") && object.safeParse({ [field]: value }).success;
        isRefused(reply, !isNamed && isWhole ? 403 : 400);
        if (isNamed)
          expect({ what, fields: reply.errors.map((error) => error.field?.split(".")[0]) }).toMatchObject({
            fields: expect.arrayContaining([field]),
          });
      }
    }
  });
});

test.each(["1e308", "1e999", "-1e999", "9007199254740993"])(
  "%s is reported with its field, together with all other faults",
  async (number) => {
    const items = [
      `{"product":"p","unit":"piece","amount":${number}}`,
      `{"product":"p","unit":"piece","amount":1,"price":${number}}`,
    ];
    const body = `{"branch":5,"items":[${items.join(",")}],"unbekannt":{"tief":[${number}]}}`;
    const { status, errors } = await ask(calls.createOrder, { body });
    expect(status).toBe(400);
    expect(errors.map(({ field, code }) => `${field} ${code}`).sort()).toEqual([
      "branch validation.type",
      "items.0.amount validation.number",
      "items.1.price validation.unexpected_field",
      "unbekannt validation.unexpected_field",
      "unbekannt.tief.0 validation.number",
    ]);
  },
);

describe.each(withParameters)("%s", (_name, call) => {
  test("invalid parameters are not found", async () => {
    for (const [index, name] of [...call.path.matchAll(/\{\w+\}/g)].entries()) {
      for (const value of PARAMETERS) {
        const path = call.path.replace(name[0], value);
        const reply = await ask(
          { method: call.method, path },
          call.body.def.type === "undefined" ? {} : { body: "{}" },
        );
        // Of a call with a body either fault may be told first.
        expect({ index, value: value.slice(0, 30), status: reply.status }).toEqual({
          index,
          value: value.slice(0, 30),
          status: expect.toBeOneOf(statusesOf(call)),
        });
        isRefused(reply, reply.status);
      }
    }
  });
});

/**
 * The answers to an unknown parameter. A wrong key of a display, a run or a time terminal is forbidden, and of a call with a body either fault may
 * be told.
 */
function statusesOf({ path, body }: Call): number[] {
  return [
    404,
    ...(/\{apiKey\}|\{accessToken\}|deliveries\/run\//.test(path) ? [403] : []),
    ...(body.def.type === "undefined" ? [] : [400]),
  ];
}

const WORDS_OF_NONE = ["zehn", "-1", "1e999", "NaN", "1,2", "\u0000", "{}"];
const isIdFilter = (field: string): boolean => ["branch", "branches", "division", "category", "menu"].includes(field);
/** Of an amount -1 is one, although no price is. */
const isAmount = (field: string): boolean => /^price(?:From|To)?$/.test(field);
describe.each(withQuery)("%s", (_name, call) => {
  test("bad queries are refused", async () => {
    for (const field of fieldsOf(call.query)) {
      // Whatever is typed may be searched or compared with a text, and many a word is an id.
      const values =
        field === "search" || field === "identifier"
          ? []
          : WORDS_OF_NONE.filter(
              (value) => (!isIdFilter(field) || /[^\w-]/.test(value)) && !(isAmount(field) && value === "-1"),
            );
      for (const value of [...values, "x".repeat(5000)]) isRefused(await ask(call, { query: { [field]: value } }));
    }
  });
});

describe("parameters that a call does not name", () => {
  test.each(all.filter(([name]) => name !== "init"))("are refused by %s", async (name, call) => {
    const unknown = { constructor: "x", unbekannt: "x", foo: "" };
    const query = { ...unknown, ...REQUIRED_QUERY[name] };
    // Some ids have a form of their own; versions and places of positions are numbers.
    const path = call.path
      .replace("/logs/{id}", "/logs/tables.unbekannt.1")
      .replace(/\/(busy|sold-outs|station-blocks)\/\{id\}/, "/$1/brn_1.unbekannt")
      .replace("/print-jobs/{id}", "/print-jobs/prj_0000000000000000000000")
      .replace("{code}", "123456")
      .replace(/\{(?:version|index)\}/, "1")
      .replace("{month}", "2026-05")
      .replace("/calendar/{key}", `/calendar/usr_1.${"x".repeat(43)}`);
    const { status, errors } = await ask({ ...call, path }, { query, session: sessions.admin });
    expect({ status, errors }).toEqual({
      status: 400,
      errors: Object.keys(unknown).map((field) => ({
        field,
        code: "validation.unexpected_field",
        message: "Dieses Feld wurde nicht erwartet.",
      })),
    });
  });

  test("are ignored where other sites may add them", async () => {
    const query = { utm_source: "x", unbekannt: "x" };
    expect((await send({ path: "/api/init", query })).status).toBe(200);
    // There is no such order, so its payment is missing, whatever the provider has added.
    expect((await send({ path: "/api/payments/return/01J00000000000000000000009/x", query })).status).toBe(404);
    const webhook = "/api/payments/webhook/mollie/01J00000000000000000000009";
    expect((await send({ method: "POST", path: webhook, query })).status).toBe(200);
  });
});

test.each(["0x10", "1e2", "", " 5", "+5", "1.5", "zehn", "0", "-1", "501"])(
  "a limit of %j is refused",
  async (limit) => {
    for (const path of ["/api/tags", "/api/logs", "/api/jobs", "/api/orders", "/api/orders/current"]) {
      const { status, errors } = await send({ path, query: { limit }, session: sessions.admin });
      expect({ path, status, fields: errors.map(({ field }) => field) }).toEqual({
        path,
        status: 400,
        fields: ["limit"],
      });
    }
  },
);

test.each(all.filter(([, { access }]) => !isOpen(access)))(
  "%s says first that nobody is signed in",
  async (_name, call) => {
    for (const body of [undefined, "{", "[]", `{"a":${NESTED}}`])
      isRefused(await ask(call, call.method === "GET" ? {} : { body }), 401);
  },
);
