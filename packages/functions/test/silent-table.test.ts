import { once } from "node:events";
import { type AddressInfo, type Socket, createServer } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { context, request } from "./support/request";

const sockets = new Set<Socket>();
/** Takes every request and answers none. */
const silent = createServer((socket) => void sockets.add(socket.on("error", () => undefined)));

beforeAll(async () => {
  silent.listen(0, "127.0.0.1");
  await once(silent, "listening");
  vi.stubEnv("DYNAMODB_ENDPOINT", `http://127.0.0.1:${(silent.address() as AddressInfo).port}`);
  vi.resetModules();
});
afterAll(() => {
  vi.unstubAllEnvs();
  for (const socket of sockets) socket.destroy();
  silent.close();
});

/** A function whose time is nearly over. */
const short = { ...context, getRemainingTimeInMillis: () => 1600 };

test("a table that does not answer is reported before the function's time-out, with a time to retry", async () => {
  const { handler } = await import("../src/api/backoffice/config");
  const { statusCode, headers, body } = await handler(request({ path: "/api/config" }), short);
  expect(statusCode).toBe(503);
  expect(headers).toMatchObject({ "retry-after": "5", "content-type": "application/json; charset=utf-8" });
  expect(JSON.parse(String(body))).toMatchObject({
    errors: [
      {
        code: "request.timeout",
        message: "Der Dienst antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal.",
      },
    ],
  });
});
