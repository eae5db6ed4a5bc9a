import type { HttpEvent } from "../src/http/types";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { context, request } from "./support/request";
import { openShop } from "./support/shop";

const KEY = vi.hoisted(() => {
  const key = "a-key-of-the-stage";
  vi.stubEnv("ORIGIN_KEY", key);
  return key;
});
const { handler } = await import("../src/api/shop/init");
const { publicUrlOf } = await import("../src/http/edge");

beforeAll(async () => {
  await openShop();
});

/** As Lambda hands over what came to the function's own address. */
function direct(headers: Record<string, string> = {}): HttpEvent {
  const event = request({ path: "/api/init", headers });
  return {
    ...event,
    requestContext: { ...event.requestContext, domainName: "abcdefgh.lambda-url.eu-central-1.on.aws" },
  };
}

describe("a function at its own address", () => {
  test("answers CloudFront", async () => {
    expect((await handler(direct({ "x-origin-key": KEY }), context)).statusCode).toBe(200);
  });

  test.each([
    ["nobody", {}],
    ["who guesses", { "x-origin-key": "guessed" }],
  ])("refuses %s", async (_, headers) => {
    const { statusCode, body } = await handler(direct(headers as Record<string, string>), context);
    expect(statusCode).toBe(403);
    expect(body).toContain("access.forbidden");
  });

  test("takes the shop's address from CloudFront's header, and from no other caller", () => {
    const headers = { "x-forwarded-host": "laden.example.test" };
    expect(publicUrlOf(direct({ ...headers, "x-origin-key": KEY }))).toBe("https://laden.example.test");
    expect(publicUrlOf(direct({ ...headers, "x-origin-key": "guessed" }))).toBe("https://shop.example.test");
    expect(publicUrlOf(direct({ "x-origin-key": KEY }))).toBe("https://shop.example.test");
  });
});
