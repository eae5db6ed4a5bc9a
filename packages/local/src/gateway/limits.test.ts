import { describe, expect, test, vi } from "vitest";
import { type Answer, call, gateway, useGateway } from "../../test/gateway";
import { LARGEST_HEADERS, LARGEST_PAYLOAD, TimedOut, withinTime } from "./limits";

useGateway();

describe("the limits of AWS", () => {
  const messageOf = ({ status, body }: Answer): [number, unknown] => [status, JSON.parse(body.toString())];

  test("request line and headers have 10,240 bytes together", async () => {
    const rest = Buffer.byteLength(`GET /api/branches HTTP/1.1127.0.0.1:${gateway.port}keep-alive`);
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
    expect(gateway.received).toHaveLength(1);
  });

  test("an event has 6 MB, of which base64 needs a third more", async () => {
    const send = (type: string, bytes: number) =>
      call({ path: "/api/uploads", method: "POST", headers: { "content-type": type }, body: Buffer.alloc(bytes, 97) });
    expect((await send("application/json", LARGEST_PAYLOAD - 5_000)).status).toBe(200);
    expect((await send("application/octet-stream", 4_600_000)).status).toBe(200);
    for (const [type, bytes] of [
      ["application/json", LARGEST_PAYLOAD],
      ["application/octet-stream", 4_800_000],
    ] as const)
      expect(messageOf(await send(type, bytes))).toEqual([413, { message: "Request Entity Too Large" }]);
    expect(gateway.received).toHaveLength(2);
  });

  test("a result has 6 MB in JSON", async () => {
    for (const [body, isBase64Encoded, status] of [
      ["x".repeat(LARGEST_PAYLOAD - 200), false, 200],
      ["x".repeat(LARGEST_PAYLOAD), false, 500],
      ['"'.repeat(LARGEST_PAYLOAD / 2), false, 500],
      [Buffer.alloc(4_700_000).toString("base64"), true, 200],
      [Buffer.alloc(4_800_000).toString("base64"), true, 500],
    ] as const) {
      gateway.answer = () => ({ statusCode: 200, body, isBase64Encoded });
      const got = await call({ path: "/api/products" });
      expect(got.status).toBe(status);
      if (status === 500) expect(messageOf(got)).toEqual([500, { message: "Internal Server Error" }]);
    }
    expect(gateway.errors.map(String)).toEqual(
      Array.from({ length: 3 }, () => expect.stringContaining('function "products" is larger')),
    );
    expect(gateway.failures).toBe(3);
    expect((await call({ path: "/image/a-1.jpg" })).body.length, "which the edge takes from the bucket").toBe(
      4_800_000,
    );
    expect((await call({ path: "/store/neubau" })).body.toString()).toBe("page");
  });

  test("a function has its own time-out, at most 30 s", async () => {
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

  test("a function that takes longer is answered with 503", async () => {
    gateway.answer = () => {
      throw new TimedOut("slow");
    };
    expect(messageOf(await call({ path: "/api/orders" }))).toEqual([503, { message: "Service Unavailable" }]);
    expect(gateway.failures).toBe(1);
  });
});
