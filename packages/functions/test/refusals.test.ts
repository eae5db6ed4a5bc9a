import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { send } from "./support/api";
import { type Sessions, openShop, order } from "./support/shop";

let sessions: Sessions;

beforeAll(async () => {
  sessions = await openShop();
});

const placeOrder = (body: unknown, headers: Record<string, string> = {}, base64 = false) =>
  send({ method: "POST", path: "/api/orders", body, headers, base64 });

describe("bodies", () => {
  test.each(["{", "nonsense", '{"branch":}', "[1,", "\u0000", '"text'])("malformed JSON %j", async (body) => {
    expect(await placeOrder(body)).toMatchObject({ status: 400, errors: [{ code: "body.malformed" }] });
    expect((await placeOrder(body, {}, true)).status).toBe(400);
  });

  test.each(["[]", "1", "null", '"text"', "true"])("JSON that is no object %j", async (body) => {
    expect(await placeOrder(body)).toMatchObject({ status: 400, errors: [{ code: "body.type" }] });
  });

  test("none where one is needed", async () => {
    expect((await placeOrder(undefined)).status).toBe(400);
    expect((await placeOrder("")).status).toBe(400);
  });

  test("more than a megabyte, plain and base64, on every kind of call", async () => {
    const body = JSON.stringify(order({ comment: "x".repeat(1_000_001) }));
    expect(await placeOrder(body)).toMatchObject({ status: 413, errors: [{ code: "body.too_large" }] });
    expect((await placeOrder(body, {}, true)).status).toBe(413);
    // Counted in bytes, not in characters.
    expect((await placeOrder(JSON.stringify(order({ comment: "ü".repeat(600_000) })))).status).toBe(413);
    expect(
      (await send({ method: "POST", path: "/api/orders/ord_1/status/confirm", body, session: sessions.admin })).status,
    ).toBe(413);
    expect((await send({ method: "PUT", path: "/api/tags/tag_1", body, session: sessions.admin })).status).toBe(413);
  });

  test("just under a megabyte is read", async () => {
    expect((await placeOrder(order({ comment: "x".repeat(900_000) }))).errors.map(({ field }) => field)).toEqual([
      "comment",
    ]);
  });

  test("content types", async () => {
    expect(await placeOrder(order(), { "content-type": "text/plain" })).toMatchObject({
      status: 400,
      errors: [{ code: "body.content_type" }],
    });
    expect((await placeOrder(order(), { "content-type": "application/json; charset=utf-8" })).status).toBe(201);
    expect(await placeOrder(order(), { "content-type": "" })).toMatchObject({
      status: 400,
      errors: [{ code: "body.content_type" }],
    });
  });

  test("nesting beyond what the table keeps", async () => {
    const value = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
    const body = `{"path":"tief","name":"Tief","content":{"sections":[{"type":"text","value":{"a":${value}}}]}}`;
    expect(await send({ method: "POST", path: "/api/sites", body, session: sessions.admin })).toMatchObject({
      status: 400,
      errors: [{ code: "body.depth" }],
    });
  });

  test("numbers beyond what the table keeps, half characters, __proto__", async () => {
    const site = (value: string) =>
      send({
        method: "POST",
        path: "/api/sites",
        body: `{"path":"p","name":"P","content":{"sections":[{"type":"text","value":{"a":${value}}}]}}`,
        session: sessions.admin,
      });
    expect((await site("1e300")).status).toBe(400);
    expect((await site("1e999")).status).toBe(400);
    expect(await placeOrder('{"__proto__":{"branch":"brn_mitte"}}')).toMatchObject({ status: 400 });
    expect((await placeOrder(order({ firstName: "A\uD800", comment: "\uDC00" }))).status).toBe(201);
  });

  test("names that no field may have, also where names are free", async () => {
    for (const name of ["constructor", "__proto__"]) {
      const section = `{"type":"unbekannt","value":{"a":{"${name}":"x"}}}`;
      const body = `{"path":"namen","name":"N","title":"N","content":{"sections":[${section}]}}`;
      expect(await send({ method: "POST", path: "/api/sites", body, session: sessions.admin })).toMatchObject({
        status: 400,
        errors: [{ field: `content.sections.0.value.a.${name}`, message: "Dieses Feld wurde nicht erwartet." }],
      });
    }
  });

  test("__proto__ in the query of many records, which would mean all of them", async () => {
    const body = '{"resource":"products","action":"remove","query":{"__proto__":"x"}}';
    expect(await send({ method: "POST", path: "/api/bulk", body, session: sessions.admin })).toMatchObject({
      status: 400,
      errors: [{ field: "query.__proto__", code: "validation.unexpected_field" }],
    });
  });

  test("a hundred thousand faults are not all reported", async () => {
    const body = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`f${index}`, 1]));
    const { status, errors } = await placeOrder(body);
    expect(status).toBe(400);
    expect(errors.length).toBeLessThanOrEqual(100);
  });
});

describe("paths and methods", () => {
  test.each([
    "/api/unknown",
    "/api",
    "/api/orders/ord_1/unknown",
    "/api/orders/public/uid",
    "/api/tags/a/b",
    "/api/init/x",
    "/wp-login.php",
    "/api/tags/%E0%A4%A",
    "/api/tags/ä",
    `/api/tags/${"x".repeat(65)}`,
    "/api/tags/..%2Fusers",
  ])("%s is unknown", async (path) => {
    expect((await send({ path })).status).toBe(404);
  });

  test.each([
    ["PUT", "/api/init", "GET, HEAD"],
    ["DELETE", "/api/orders", "POST, GET, HEAD"],
    ["PATCH", "/api/tags/tag_1", "GET, HEAD, PUT, DELETE"],
    ["POST", "/api/tags/tag_1", "GET, HEAD, PUT, DELETE"],
    ["GET", "/api/login", "POST"],
    ["OPTIONS", "/api/config", "GET, HEAD, POST"],
    ["BREW", "/api/openapi.json", "GET, HEAD"],
    ["GET", "/api/orders/ord_1/status/confirm", "POST"],
    ["GET", "/api/orders/public/a/b/questionnaire", "POST"],
  ])("%s %s is not allowed", async (method, path, allow) => {
    const { status, headers } = await send({ method, path });
    expect({ status, allow: headers.allow }).toEqual({ status: 405, allow });
  });

  test("HEAD answers as GET without the body", async () => {
    const get = await send({ path: "/api/config" });
    const head = await send({ method: "HEAD", path: "/api/config" });
    expect(head).toMatchObject({ status: 200, headers: { "content-type": get.headers["content-type"] } });
    expect(head.bytes).toHaveLength(0);
    expect(await send({ method: "HEAD", path: "/api/tags/unknown" })).toMatchObject({ status: 404, errors: [] });
  });

  test("a trailing slash is the same path", async () => {
    expect((await send({ path: "/api/tags/" })).status).toBe(200);
  });
});

describe("no public call fails internally for any input", () => {
  const draftLike = fc.record(
    {
      branch: fc.oneof(fc.constant("brn_mitte"), fc.anything()),
      isDelivery: fc.oneof(fc.boolean(), fc.anything()),
      isDineIn: fc.oneof(fc.boolean(), fc.anything()),
      items: fc.oneof(
        fc.array(
          fc.record(
            {
              product: fc.oneof(fc.constant("prd_margherita"), fc.string()),
              amount: fc.oneof(fc.double(), fc.integer()),
              unit: fc.oneof(fc.constant("piece"), fc.constant("kilogram"), fc.string()),
              parts: fc.oneof(fc.array(fc.oneof(fc.string(), fc.array(fc.string()), fc.constant(null))), fc.anything()),
            },
            { requiredKeys: [] },
          ),
          { maxLength: 5 },
        ),
        fc.anything(),
      ),
      firstName: fc.oneof(fc.string({ unit: "binary" }), fc.anything()),
      lastName: fc.oneof(fc.string({ unit: "grapheme" }), fc.anything()),
      email: fc.oneof(fc.emailAddress(), fc.string()),
      phone: fc.string(),
      deliveryArea: fc.oneof(fc.constant("are_1"), fc.string()),
      table: fc.oneof(fc.constant("tbl_1"), fc.string()),
      appointmentDate: fc.oneof(
        fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
        fc.constant("2026-06-05T20:00"),
        fc.constant("9999-12-31"),
        fc.string(),
      ),
      paymentMethod: fc.oneof(fc.constant("cash"), fc.string()),
      legalInstructions: fc.constant(true),
      privacyPolicy: fc.constant(true),
    },
    { requiredKeys: [] },
  );
  const bodies = fc.oneof(
    fc.json(),
    fc.string({ unit: "binary" }),
    draftLike.map((draft) => JSON.stringify(draft) ?? ""),
  );
  const paths = fc.constantFrom(
    "/api/orders",
    "/api/login",
    "/api/logout",
    "/api/orders/public/uid/hash/questionnaire",
    "/api/orders/public/uid/hash/confirm-counter-appointment",
  );

  test("POST", async () => {
    await fc.assert(
      fc.asyncProperty(
        paths,
        bodies,
        fc.boolean(),
        fc.option(fc.string({ unit: "binary", maxLength: 300 }), { nil: undefined }),
        fc.ipV6(),
        async (path, body, base64, key, ip) => {
          // An address of its own each time, or the throttle would answer for everything.
          const { status } = await send({
            method: "POST",
            path,
            body,
            base64,
            ip,
            headers: key === undefined ? {} : { "idempotency-key": key },
          });
          expect(status).toBeLessThan(500);
        },
      ),
      { numRuns: 300 },
    );
  });

  test("GET", async () => {
    const segment = fc.string({ unit: "binary", maxLength: 80 }).map((text) => text.replaceAll("/", ""));
    const urls = fc.oneof(
      fc
        .tuple(segment, segment)
        .map(
          ([uid, hash]) =>
            `/api/orders/public/${encodeURIComponent(uid.toWellFormed())}/${encodeURIComponent(hash.toWellFormed())}`,
        ),
      fc
        .tuple(fc.constantFrom("tags", "products", "branches", "sites", "config", "init", "openapi.json"), segment)
        .map(([name, rest]) => `/api/${name}/${rest}`),
    );
    await fc.assert(
      fc.asyncProperty(
        urls,
        fc.dictionary(fc.constantFrom("cursor", "limit", "x"), fc.string()),
        fc.dictionary(fc.constantFrom("accept-encoding", "if-none-match", "cookie"), fc.string()),
        async (path, query, headers) => {
          expect((await send({ path, query, headers })).status).toBeLessThan(500);
        },
      ),
      { numRuns: 200 },
    );
  });
});
