import { ORDER_RATE_LIMITS } from "@tresen/contract/order/order-limits";
import { beforeAll, describe, expect, test } from "vitest";
import { send } from "./support/api";
import type { RequestOptions } from "./support/request";
import { type Sessions, openShop, order } from "./support/shop";

let sessions: Sessions;
beforeAll(async () => {
  sessions = await openShop();
});

const place = (changes: object = {}, options: Partial<RequestOptions> = {}) =>
  send({ method: "POST", path: "/api/orders", body: order(changes), ...options });
async function statuses(
  count: number,
  run: (index: number) => ReturnType<typeof place>,
): Promise<Record<number, number>> {
  const replies = await Promise.all(Array.from({ length: count }, (_, index) => run(index)));
  return Object.fromEntries(
    Object.entries(Object.groupBy(replies, ({ status }) => String(status))).map(([status, all]) => [
      status,
      all?.length ?? 0,
    ]),
  );
}

describe("too many orders", () => {
  test("from one address are refused with the time to wait, also with a forged cookie or context", async () => {
    const { limit } = ORDER_RATE_LIMITS.address[0];
    const ip = "198.51.100.1";
    expect(await statuses(limit + 5, () => place({}, { ip }))).toEqual({ 201: limit, 429: 5 });
    for (const options of [{}, { session: "x".repeat(43) }, { headers: { "x-context": "self-service" } }]) {
      const { status, headers, errors } = await place({}, { ip, ...options });
      expect({ status, wait: Number(headers["retry-after"]) }).toEqual({ status: 429, wait: 600 });
      expect(errors).toEqual([
        {
          code: "order.limit_address",
          message:
            "Von diesem Internetanschluss kamen gerade sehr viele Bestellungen. Bitte versuchen Sie es in 10 " +
            "Minuten noch einmal oder rufen Sie uns an.",
        },
      ]);
    }
    expect((await place({}, { ip: "198.51.100.2" })).status).toBe(201);
  });

  test("to one mail address are refused, with its field", async () => {
    const { limit } = ORDER_RATE_LIMITS.email[0];
    const email = "victim@example.test";
    expect(await statuses(50, (index) => place({ email }, { ip: `198.51.100.${index + 10}` }))).toEqual({
      201: limit,
      429: 50 - limit,
    });
    const { errors, headers } = await place({ email }, { ip: "198.51.100.99" });
    expect(errors).toMatchObject([{ field: "email", code: "order.limit_email" }]);
    expect(headers["retry-after"]).toBe("600");
  });

  test("are accepted from staff of the branch and from a kiosk with their session, but not from staff of another branch", async () => {
    const { limit } = ORDER_RATE_LIMITS.address[0];
    const ip = "198.51.100.3";
    const email = "counter@example.test";
    expect(await statuses(limit + 5, () => place({ email }, { ip, session: sessions.employee }))).toEqual({
      201: limit + 5,
    });
    expect(await statuses(limit + 5, () => place({ branch: "brn_nord" }, { ip, session: sessions.employee }))).toEqual({
      201: limit,
      429: 5,
    });
  });
});
