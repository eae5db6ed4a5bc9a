import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { call, gateway, options, useGateway } from "../../test/gateway";
import { listen } from "../../test/listen";
import { createGateway } from "./gateway";

useGateway();

test("the stand-ins answer while the platform starts, and all other requests wait", async () => {
  const { promise: ready, resolve: becomeReady } = Promise.withResolvers<void>();
  const starting = await listen(createGateway({ ...options, ready }));
  const order = fetch(`http://127.0.0.1:${starting.port}/api/orders`);
  expect(await (await fetch(`http://127.0.0.1:${starting.port}/_local/payment/mollie/v2/methods`)).text()).toBe(
    "local",
  );
  expect(gateway.received).toEqual([]);
  becomeReady();
  expect((await order).status).toBe(200);
  starting.close();
});

describe("from a result to an answer", () => {
  test("status, headers, cookies, the platform's date", async () => {
    gateway.answer = () => ({
      statusCode: 201,
      headers: { "x-number": 5 },
      cookies: ["a=1; Path=/", "b=2"],
      body: "ok",
    });
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

  test("base64 is decoded and not compressed", async () => {
    gateway.answer = () => ({
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
  ])("larger text is sent in %s to clients that accept it", async (encoding, accepted, decompress) => {
    const text = JSON.stringify({ data: "Semmel ".repeat(500) });
    gateway.answer = () => ({
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

  test("304 and HEAD have no body", async () => {
    gateway.answer = () => ({ statusCode: 304, headers: { etag: '"1"' } });
    expect(await call({ path: "/api/init" })).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    gateway.answer = () => ({ statusCode: 200, body: "body" });
    const head = await call({ path: "/api/init", method: "HEAD" });
    expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) });
    expect(gateway.received.at(-1)?.event.requestContext.http.method).toBe("HEAD");
  });

  test("a function that throws gives 500 with the text of API Gateway", async () => {
    gateway.answer = () => {
      throw new Error("no table");
    };
    const { status, body } = await call({ path: "/api/init" });
    expect(status).toBe(500);
    expect(body.toString()).not.toContain("no table");
    expect(JSON.parse(body.toString())).toEqual({ message: "Internal Server Error" });
    expect(gateway.errors).toHaveLength(1);
  });

  test("only requests that may have written let the stream be read", async () => {
    await call({ path: "/api/init" });
    await call({ path: "/api/init", method: "HEAD" });
    expect(gateway.writes).toBe(0);
    await call({ path: "/api/orders", method: "POST", body: "{}" });
    await call({ path: "/api/products/1", method: "DELETE" });
    expect(gateway.writes).toBe(2);
  });
});
