import { ownTimeRequestCalls } from "@tresen/contract/time-tracking/request/own-time-request.calls";
import { timeTrackingCalls } from "@tresen/contract/time-tracking/time-tracking.calls";
import type { Call } from "@tresen/contract/kit/call";
import { beforeAll, expect, test } from "vitest";
import { send } from "./support/api";
import { openShop } from "./support/shop";

beforeAll(() => openShop());

const NESTED = `{"a":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
const calls = Object.entries<Call>({ ...timeTrackingCalls, ...ownTimeRequestCalls }).filter(
  ([, { path, body }]) => path.includes("{accessToken}") && body.def.type !== "undefined",
);

test("there are calls to test", () => expect(calls.length).toBeGreaterThan(3));

test.each(calls)("%s refuses a wrong key in the same words, whatever comes with it", async (_name, call) => {
  const path = call.path.replace(/\{\w+\}/g, "unbekannt");
  for (const [index, body] of ["{", "[]", "null", '"text"', "", "{}", NESTED].entries()) {
    const { status, errors } = await send({ method: call.method, path, body, ip: `198.51.100.${index}` });
    expect({ status, errors }).toMatchObject({
      status: 403,
      errors: [{ message: "Benutzer konnte nicht geladen werden." }],
    });
  }
});
