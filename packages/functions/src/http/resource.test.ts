import { MESSAGES } from "@tresen/contract/order/order.texts";
import { AppError } from "@tresen/core/platform/errors";
import { describe, expect, test } from "vitest";
import { context, request } from "../../test/support/request";
import { resource } from "./resource";
import type { HttpResult } from "./types";

const answering = (run: () => Promise<HttpResult>) => resource([{ method: "GET", path: "/api/probe", handler: run }]);
const get = (run: () => Promise<HttpResult>) => answering(run)(request({ path: "/api/probe" }), context);

describe("resource", () => {
  test("an unexpected error is answered without details", async () => {
    const result = await get(async () => {
      throw new Error("table eu-central-1 at 10.0.0.1", { cause: { secret: "s3cret" } });
    });
    expect(result.statusCode).toBe(500);
    expect(JSON.parse(result.body ?? "")).toEqual({
      errors: [{ code: "internal", message: MESSAGES.unknown }],
      requestId: expect.any(String),
    });
    expect(JSON.stringify(result)).not.toMatch(/10\.0\.0\.1|s3cret/);
  });

  test("a thrown value that is no Error is answered too", async () => {
    const result = await get(() => Promise.reject("text"));
    expect(result.statusCode).toBe(500);
  });

  test.each([
    ["upstream", 502],
    ["limit", 429],
    ["conflict", 409],
  ] as const)("%s is %d", async (kind, status) => {
    const result = await get(async () => {
      throw new AppError("probe", kind, "Das geht nicht.");
    });
    expect(result.statusCode).toBe(status);
    expect(JSON.parse(result.body ?? "")).toMatchObject({ errors: [{ code: "probe", message: "Das geht nicht." }] });
  });

  test("the time to wait is answered in whole seconds, where it is known", async () => {
    const refused = (wait?: number) =>
      get(async () => {
        throw new AppError("probe", "limit", "Später.", [], wait === undefined ? {} : { wait });
      });
    expect((await refused(61_001)).headers?.["retry-after"]).toBe("62");
    expect((await refused()).headers).not.toHaveProperty("retry-after");
  });

  test("answers are not cached and cannot be executed, unless they say otherwise", async () => {
    const plain = await get(async () => ({ statusCode: 200, body: "{}" }));
    expect(plain.headers).toMatchObject({
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "strict-transport-security": expect.any(String),
      "x-request-id": expect.any(String),
    });
    const own = await get(async () => ({ statusCode: 200, headers: { "cache-control": "public" }, body: "{}" }));
    expect(own.headers?.["cache-control"]).toBe("public");
  });
});
