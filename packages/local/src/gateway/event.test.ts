import { describe, expect, test } from "vitest";
import { NOW, call, gateway, onlyEvent, useGateway } from "../../test/gateway";
import { LARGEST_BODY } from "./body";

useGateway();

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
    expect(gateway.received[0]?.name).toBe("public-orders");
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

  test("goes to the function that names the whole path, before those that name only its beginning", async () => {
    await call({ path: "/api/products/prd_1/versions" });
    await call({ path: "/api/products/prd_1/versions/2" });
    await call({ path: "/api/products/prd_1/versions/2/more" });
    expect(
      gateway.received.map(({ name, event: { routeKey, pathParameters } }) => ({ name, routeKey, pathParameters })),
    ).toEqual([
      {
        name: "versions",
        routeKey: "ANY /api/{resource}/{id}/versions",
        pathParameters: { resource: "products", id: "prd_1" },
      },
      {
        name: "versions",
        routeKey: "ANY /api/{resource}/{id}/versions/{version}",
        pathParameters: { resource: "products", id: "prd_1", version: "2" },
      },
      {
        name: "products",
        routeKey: "ANY /api/products/{proxy+}",
        pathParameters: { proxy: "prd_1/versions/2/more" },
      },
    ]);
  });

  test("JSON comes as text, everything else in base64", async () => {
    await call({
      path: "/api/orders",
      method: "POST",
      headers: { "content-type": "application/json; charset=utf-8" },
      body: '{"ä":1}',
    });
    expect(onlyEvent()).toMatchObject({ body: '{"ä":1}', isBase64Encoded: false });
    gateway.received = [];
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
    expect(gateway.received.map((entry) => entry.name)).toEqual([name]);
  });

  test("files and the local page go elsewhere", async () => {
    for (const path of [
      "/assets/a.js",
      "/index.html",
      "/backend",
      "/backend/login",
      "/backend/preview.html",
      "/display/frontdesk",
      "/@vite/client",
      "/.env",
      "/a/b.c",
    ])
      expect((await call({ path })).body.toString()).toBe("page");
    expect((await call({ path: "/store/neubau", method: "POST" })).body.toString()).toBe("page");
    expect((await call({ path: "/_local?schedules.fire=done" })).body.toString()).toBe("local");
    expect(gateway.received).toEqual([]);
  });

  test("a page of the shop is requested as CloudFront does", async () => {
    gateway.answer = () => ({ statusCode: 404, headers: { "content-type": "text/html" }, body: "<p>filled</p>" });
    for (const path of [
      "/",
      "/apiary",
      "/backendless",
      "/index.html/x",
      "/alt/karte.html",
      "/_localhost",
      "/store/neubau?q=1",
      "/store/%E0%A4%A",
    ])
      expect(await call({ path, headers: { "x-page-path": "/evil" } })).toMatchObject({
        status: 404,
        body: Buffer.from("<p>filled</p>"),
      });
    await call({ path: "/status/uid/hash" });
    expect(gateway.received.map(({ name, event }) => [name, event.rawPath, event.headers["x-page-path"]])).toEqual([
      ["page", "/index.html", "/"],
      ["page", "/index.html", "/apiary"],
      ["page", "/index.html", "/backendless"],
      ["page", "/index.html", "/index.html/x"],
      ["page", "/index.html", "/alt/karte.html"],
      ["page", "/index.html", "/_localhost"],
      ["page", "/index.html", "/store/neubau"],
      ["page", "/index.html", "/store/%E0%A4%A"],
      ["page", "/index.html", "/status"],
    ]);
    expect(JSON.stringify(gateway.received)).not.toContain("uid");
  });

  test("a page that the function cannot render is answered as it was built", async () => {
    gateway.answer = () => ({ statusCode: 502 });
    expect((await call({ path: "/store/neubau" })).body.toString()).toBe("page");
    gateway.answer = () => {
      throw new Error("broken");
    };
    expect((await call({ path: "/store/neubau" })).body.toString()).toBe("page");
    expect(gateway.errors).toHaveLength(1);
  });

  test("a body that is too large is refused with 413, with or without a content length", async () => {
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
    expect(gateway.received).toEqual([]);
  });
});
