import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { request as send } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type Listening, listen } from "../../test/listen";
import { LARGEST_BODY } from "./body";
import type { Functions } from "./functions";
import { createGateway } from "./gateway";
import { LARGEST_HEADERS, LARGEST_PAYLOAD, TimedOut, withinTime } from "./limits";

const NOW = Date.parse("2026-06-05T16:30:00Z");

interface Received {
  name: string;
  event: APIGatewayProxyEventV2;
}

let server: Listening;
let received: Received[] = [];
let writes = 0;
let failures = 0;
let errors: unknown[] = [];
let answer: () => APIGatewayProxyStructuredResultV2 | string = () => ({ statusCode: 200 });

const functions: Functions = {
  http: async ({ name }, event) => {
    received.push({ name, event });
    return answer();
  },
  stream: async () => undefined,
  queue: async () => ({ batchItemFailures: [] }),
  schedule: async () => undefined,
  deployment: async () => undefined,
  reload: () => undefined,
};

const options: Parameters<typeof createGateway>[0] = {
  functions,
  clock: { now: () => NOW, offset: 0 },
  web: (_, response) => void response.end("page"),
  local: (_, response) => void response.end("local"),
  ready: Promise.resolve(),
  onWrite: () => (writes += 1),
  onFailure: () => (failures += 1),
  onError: (error) => errors.push(error),
};

beforeAll(async () => {
  server = await listen(createGateway(options));
});
afterAll(() => server.close());
beforeEach(() => {
  received = [];
  writes = 0;
  failures = 0;
  errors = [];
  answer = () => ({ statusCode: 200, headers: { "content-type": "application/json" }, body: "{}" });
});

interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: Buffer;
}

function call({
  path,
  method = "GET",
  headers = {},
  body,
}: {
  path: string;
  method?: string;
  headers?: Record<string, string | string[]>;
  body?: Buffer | string;
}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = send({ port: server.port, host: "127.0.0.1", path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

function onlyEvent(): APIGatewayProxyEventV2 {
  expect(received).toHaveLength(1);
  return received[0]?.event as APIGatewayProxyEventV2;
}

test("the stand-ins answer while the platform starts, and everything else waits", async () => {
  const { promise: ready, resolve: becomeReady } = Promise.withResolvers<void>();
  const starting = await listen(createGateway({ ...options, ready }));
  const order = fetch(`http://127.0.0.1:${starting.port}/api/orders`);
  expect(await (await fetch(`http://127.0.0.1:${starting.port}/_local/payment/mollie/v2/methods`)).text()).toBe(
    "local",
  );
  expect(received).toEqual([]);
  becomeReady();
  expect((await order).status).toBe(200);
  starting.close();
});

describe("from a request to an event of an HTTP API", () => {
  test("path, query, headers, cookies and time", async () => {
    await call({
      path: "/api/orders/public/abc/d%20e?tag=a&tag=b%2Cc&empty=&q=%C3%BC",
      headers: {
        host: "shop.test:3000",
        cookie: "session=abc; theme=dark",
        "X-Twice": ["one", "two"],
        "x-forwarded-for": "10.0.0.1",
        "x-forwarded-host": "evil.test",
        "user-agent": "Test",
      },
    });
    expect(received[0]?.name).toBe("orders");
    const event = onlyEvent();
    expect(event).toMatchObject({
      version: "2.0",
      routeKey: "ANY /api/orders/public/{proxy+}",
      rawPath: "/api/orders/public/abc/d%20e",
      rawQueryString: "tag=a&tag=b%2Cc&empty=&q=%C3%BC",
      queryStringParameters: { tag: "a,b,c", empty: "", q: "ü" },
      pathParameters: { proxy: "abc/d e" },
      cookies: ["session=abc", "theme=dark"],
      isBase64Encoded: false,
      requestContext: {
        timeEpoch: NOW,
        time: "05/Jun/2026:16:30:00 +0000",
        stage: "$default",
        http: {
          method: "GET",
          path: "/api/orders/public/abc/d%20e",
          sourceIp: "127.0.0.1",
          userAgent: "Test",
          protocol: "HTTP/1.1",
        },
      },
    });
    expect(event.headers).toMatchObject({
      "x-twice": "one,two",
      "x-forwarded-for": "10.0.0.1, 127.0.0.1",
      "x-forwarded-host": "shop.test:3000",
      "x-forwarded-proto": "http",
    });
    expect(event.headers).not.toHaveProperty("cookie");
    expect(event).not.toHaveProperty("body");
  });

  test("the resource itself has its own route and no path parameters", async () => {
    await call({ path: "/api/orders" });
    expect(onlyEvent()).toMatchObject({ routeKey: "ANY /api/orders", rawQueryString: "" });
    expect(onlyEvent()).not.toHaveProperty("pathParameters");
    expect(onlyEvent()).not.toHaveProperty("queryStringParameters");
  });

  test("JSON comes as text, everything else in base64", async () => {
    await call({
      path: "/api/orders",
      method: "POST",
      headers: { "content-type": "application/json; charset=utf-8" },
      body: '{"ä":1}',
    });
    expect(onlyEvent()).toMatchObject({ body: '{"ä":1}', isBase64Encoded: false });
    received = [];
    const bytes = Buffer.from([0, 255, 128, 10]);
    await call({
      path: "/api/orders",
      method: "POST",
      headers: { "content-type": "application/octet-stream" },
      body: bytes,
    });
    expect(onlyEvent()).toMatchObject({ body: bytes.toString("base64"), isBase64Encoded: true });
  });

  test.each([
    ["/api", "fallback"],
    ["/api/nothing", "fallback"],
    ["/api/initial", "fallback"],
    ["/api/init", "init"],
    ["/image/small/a-1.jpg", "image"],
    ["/api/openapi.json", "openapi"],
    ["/api/branches/x/menus", "branches"],
    ["/api/%zz", "fallback"],
    ["/fonts/google/%E0%A4%A/style-400.embed.css", "fallback"],
    ["/image/small/%E0%A4%A-1.png", "fallback"],
    ["/upload/%E0%A4%A/x-1.png", "fallback"],
  ])("%s goes to %s", async (path, name) => {
    await call({ path, method: "DELETE" });
    expect(received.map((entry) => entry.name)).toEqual([name]);
  });

  test("files and the local page go elsewhere", async () => {
    for (const path of [
      "/assets/a.js",
      "/index.html",
      "/backend",
      "/backend/login",
      "/@vite/client",
      "/.env",
      "/a/b.c",
    ])
      expect((await call({ path })).body.toString()).toBe("page");
    expect((await call({ path: "/store/neubau", method: "POST" })).body.toString()).toBe("page");
    expect((await call({ path: "/_local?schedules.fire=done" })).body.toString()).toBe("local");
    expect(received).toEqual([]);
  });

  test("a page of the shop is asked for as the edge does", async () => {
    answer = () => ({ statusCode: 404, headers: { "content-type": "text/html" }, body: "<p>filled</p>" });
    for (const path of [
      "/",
      "/apiary",
      "/backendless",
      "/index.html/x",
      "/_localhost",
      "/store/neubau?q=1",
      "/store/%E0%A4%A",
    ])
      expect(await call({ path, headers: { "x-page-path": "/evil" } })).toMatchObject({
        status: 404,
        body: Buffer.from("<p>filled</p>"),
      });
    await call({ path: "/status/uid/hash" });
    expect(received.map(({ name, event }) => [name, event.rawPath, event.headers["x-page-path"]])).toEqual([
      ["page", "/index.html", "/"],
      ["page", "/index.html", "/apiary"],
      ["page", "/index.html", "/backendless"],
      ["page", "/index.html", "/index.html/x"],
      ["page", "/index.html", "/_localhost"],
      ["page", "/index.html", "/store/neubau"],
      ["page", "/index.html", "/store/%E0%A4%A"],
      ["page", "/index.html", "/status"],
    ]);
    expect(JSON.stringify(received)).not.toContain("uid");
  });

  test("a page that the function cannot fill in comes as it was built", async () => {
    answer = () => ({ statusCode: 502 });
    expect((await call({ path: "/store/neubau" })).body.toString()).toBe("page");
    answer = () => {
      throw new Error("broken");
    };
    expect((await call({ path: "/store/neubau" })).body.toString()).toBe("page");
    expect(errors).toHaveLength(1);
  });

  test("more than the gateway takes is refused with 413, announced or not", async () => {
    const announced = await call({
      path: "/api/orders",
      method: "POST",
      headers: { "content-length": String(LARGEST_BODY + 1), expect: "100-continue" },
    }).catch(() => null);
    expect(announced?.status).toBe(413);
    const counted = await call({
      path: "/api/orders",
      method: "POST",
      headers: { "transfer-encoding": "chunked" },
      body: Buffer.alloc(LARGEST_BODY + 1),
    });
    expect(counted.status).toBe(413);
    expect(JSON.parse(counted.body.toString())).toEqual({ message: "Request Entity Too Large" });
    expect(received).toEqual([]);
  });
});

describe("the limits of AWS", () => {
  const messageOf = ({ status, body }: Answer): [number, unknown] => [status, JSON.parse(body.toString())];

  test("request line and headers have 10,240 bytes together", async () => {
    const rest = Buffer.byteLength(`GET /api/branches HTTP/1.1127.0.0.1:${server.port}keep-alive`);
    expect(
      (await call({ path: "/api/branches", headers: { "x-long": "x".repeat(LARGEST_HEADERS - rest) } })).status,
    ).toBe(200);
    expect(
      messageOf(await call({ path: "/api/branches", headers: { "x-long": "x".repeat(LARGEST_HEADERS - rest + 1) } })),
    ).toEqual([431, { message: "Request Header Fields Too Large" }]);
    expect((await call({ path: `/api/branches?q=${"x".repeat(LARGEST_HEADERS)}` })).status).toBe(431);
    expect(
      (await call({ path: "/index.html", headers: { "x-long": "x".repeat(LARGEST_HEADERS) } })).body.toString(),
    ).toBe("page");
    expect(received).toHaveLength(1);
  });

  test("an event has 6 MB, of which base64 takes its third more", async () => {
    const send = (type: string, bytes: number) =>
      call({ path: "/api/uploads", method: "POST", headers: { "content-type": type }, body: Buffer.alloc(bytes, 97) });
    expect((await send("application/json", LARGEST_PAYLOAD - 5_000)).status).toBe(200);
    expect((await send("application/octet-stream", 4_600_000)).status).toBe(200);
    for (const [type, bytes] of [
      ["application/json", LARGEST_PAYLOAD],
      ["application/octet-stream", 4_800_000],
    ] as const)
      expect(messageOf(await send(type, bytes))).toEqual([413, { message: "Request Entity Too Large" }]);
    expect(received).toHaveLength(2);
  });

  test("so has a result, in JSON", async () => {
    for (const [body, isBase64Encoded, status] of [
      ["x".repeat(LARGEST_PAYLOAD - 200), false, 200],
      ["x".repeat(LARGEST_PAYLOAD), false, 500],
      ['"'.repeat(LARGEST_PAYLOAD / 2), false, 500],
      [Buffer.alloc(4_700_000).toString("base64"), true, 200],
      [Buffer.alloc(4_800_000).toString("base64"), true, 500],
    ] as const) {
      answer = () => ({ statusCode: 200, body, isBase64Encoded });
      const got = await call({ path: "/api/products" });
      expect(got.status).toBe(status);
      if (status === 500) expect(messageOf(got)).toEqual([500, { message: "Internal Server Error" }]);
    }
    expect(errors.map(String)).toEqual(
      Array.from({ length: 3 }, () => expect.stringContaining('function "products" is larger')),
    );
    expect(failures).toBe(3);
    expect((await call({ path: "/image/a-1.jpg" })).body.length, "which the edge takes from the bucket").toBe(
      4_800_000,
    );
    expect((await call({ path: "/store/neubau" })).body.toString()).toBe("page");
  });

  test("a function has its time, and none more than 30 s", async () => {
    const never = (): Promise<never> => new Promise(() => undefined);
    await expect(withinTime({ name: "slow", timeout: 0.01, run: never })).rejects.toThrow(TimedOut);
    expect(await withinTime({ name: "quick", timeout: 10, run: async () => "done" })).toBe("done");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const late = expect(withinTime({ name: "slower", timeout: 60, run: never })).rejects.toThrow("within 30 s");
      await vi.advanceTimersByTimeAsync(30_000);
      await late;
    } finally {
      vi.useRealTimers();
    }
  });

  test("one that takes longer is answered for with 503", async () => {
    answer = () => {
      throw new TimedOut("slow");
    };
    expect(messageOf(await call({ path: "/api/orders" }))).toEqual([503, { message: "Service Unavailable" }]);
    expect(failures).toBe(1);
  });
});

describe("from a result to an answer", () => {
  test("status, headers, cookies, the platform's date", async () => {
    answer = () => ({ statusCode: 201, headers: { "x-number": 5 }, cookies: ["a=1; Path=/", "b=2"], body: "ok" });
    const { status, headers, body } = await call({ path: "/api/login", method: "POST" });
    expect(status).toBe(201);
    expect(headers).toMatchObject({
      "x-number": "5",
      "set-cookie": ["a=1; Path=/", "b=2"],
      date: "Fri, 05 Jun 2026 16:30:00 GMT",
      "content-length": "2",
    });
    expect(body.toString()).toBe("ok");
  });

  test("base64 becomes bytes and stays as it is encoded", async () => {
    answer = () => ({
      statusCode: 200,
      headers: { "content-type": "application/json", "content-encoding": "br" },
      body: Buffer.from([1, 2, 3]).toString("base64"),
      isBase64Encoded: true,
    });
    const { headers, body } = await call({ path: "/api/init", headers: { "accept-encoding": "br, gzip" } });
    expect([...body]).toEqual([1, 2, 3]);
    expect(headers["content-encoding"]).toBe("br");
  });

  test.each([
    ["br", "gzip, br", brotliDecompressSync],
    ["gzip", "gzip, br;q=0", gunzipSync],
  ])("larger text is sent in %s to whoever takes it", async (encoding, accepted, decompress) => {
    const text = JSON.stringify({ data: "Semmel ".repeat(500) });
    answer = () => ({
      statusCode: 200,
      headers: { "content-type": "application/json", etag: '"1"', vary: "cookie" },
      body: text,
    });
    const { headers, body } = await call({ path: "/api/products", headers: { "accept-encoding": accepted } });
    expect(headers).toMatchObject({
      "content-encoding": encoding,
      vary: "cookie, accept-encoding",
      etag: 'W/"1"',
      "content-length": String(body.length),
    });
    expect(decompress(body).toString()).toBe(text);
    const plain = await call({ path: "/api/products" });
    expect(plain.headers).not.toHaveProperty("content-encoding");
    expect(plain.headers).toMatchObject({ vary: "cookie, accept-encoding", etag: '"1"' });
    expect(plain.body.toString()).toBe(text);
  });

  test("304 has no body and HEAD neither", async () => {
    answer = () => ({ statusCode: 304, headers: { etag: '"1"' } });
    expect(await call({ path: "/api/init" })).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    answer = () => ({ statusCode: 200, body: "body" });
    const head = await call({ path: "/api/init", method: "HEAD" });
    expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) });
    expect(onlyEventMethod()).toBe("HEAD");
  });

  test("a function that throws gives 500 as API Gateway words it", async () => {
    answer = () => {
      throw new Error("no table");
    };
    const { status, body } = await call({ path: "/api/init" });
    expect(status).toBe(500);
    expect(body.toString()).not.toContain("no table");
    expect(JSON.parse(body.toString())).toEqual({ message: "Internal Server Error" });
    expect(errors).toHaveLength(1);
  });

  test("only what may have written has the stream looked at", async () => {
    await call({ path: "/api/init" });
    await call({ path: "/api/init", method: "HEAD" });
    expect(writes).toBe(0);
    await call({ path: "/api/orders", method: "POST", body: "{}" });
    await call({ path: "/api/products/1", method: "DELETE" });
    expect(writes).toBe(2);
  });
});

function onlyEventMethod(): string | undefined {
  return received.at(-1)?.event.requestContext.http.method;
}
