import { ORDER_RATE_LIMITS } from "@tresen/contract/order/order-limits";
import { HOUR, MINUTE } from "@tresen/contract/kit/time";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { refusal } from "../../test/refusal";
import { NOW, createShop, draft } from "../../test/shop";
import { metered } from "../platform/db";
import { refusedCounts } from "../platform/throttle";
import { createOrder } from "./create";

type CreatedOrder = Awaited<ReturnType<typeof createOrder>>;

const DAY_OF_NOW = new Date(NOW).toISOString().slice(0, 10);
const PHONE = "+43 660 1234567";
const [SHORT, LONG] = ORDER_RATE_LIMITS.email;
let count = 0;

beforeAll(createShop);
// No test meets another's addresses.
let email = "";
beforeEach(() => {
  count += 1;
  email = `maria.muster${count}@example.test`;
});

type Changes = Parameters<typeof draft>[0];
/** From an address of its own unless one is given. */
const place = (
  changes: Changes = {},
  { address = `net-${(count += 1)}`, now = NOW, key }: { address?: string; now?: number; key?: string } = {},
): Promise<CreatedOrder> => createOrder({ draft: draft(changes), address, idempotencyKey: key, now });
async function taken(orders: readonly Promise<CreatedOrder>[]): Promise<number> {
  return (await Promise.allSettled(orders)).filter(({ status }) => status === "fulfilled").length;
}
const times = <T>(length: number, run: (index: number) => T): T[] => Array.from({ length }, (_, index) => run(index));

describe("orders", () => {
  test("of 50 at once with one mail address, however it is written, do not exceed the limit, and the refusal says why and how long to wait", async () => {
    const [name, domain] = email.split("@");
    const spellings = [email, email.toUpperCase(), `${name}+pizza@${domain}`];
    expect(await taken(times(50, (index) => place({ email: spellings[index % 3] })))).toBe(SHORT.limit);
    const error = await refusal(place({ email }, { now: NOW + 3 * MINUTE }));
    expect(error).toMatchObject({
      kind: "limit",
      wait: 7 * MINUTE,
      details: [
        {
          field: "email",
          code: "order.limit_email",
          message:
            "Mit dieser E-Mail-Adresse wurde in letzter Zeit schon sehr oft bestellt. Bitte versuchen Sie es " +
            "in 7 Minuten noch einmal oder rufen Sie uns an.",
        },
      ],
    });
    await place({ email }, { now: NOW + SHORT.window });
  });

  test("with one mail address are limited per day", async () => {
    for (let index = 0; index < LONG.limit; index += 1) await place({ email }, { now: NOW + index * 3 * MINUTE });
    expect(await refusal(place({ email }, { now: NOW + LONG.limit * 3 * MINUTE }))).toMatchObject({
      kind: "limit",
      wait: 23 * HOUR,
      message: expect.stringContaining("in 23 Stunden"),
    });
  });

  test("with one phone number, however it is written, are limited", async () => {
    const spellings = [PHONE, "0043 660/123 45 67", "+43 (0)660 1234567"];
    expect(await taken(times(12, (index) => place({ phone: spellings[index % 3] })))).toBe(
      ORDER_RATE_LIMITS.phone[0].limit,
    );
    expect(await refusal(place({ phone: PHONE }))).toMatchObject({
      kind: "limit",
      details: [{ field: "phone", code: "order.limit_phone" }],
    });
    await place({ phone: "+43 660 7654321" });
  });

  test("from one network address are limited, whoever they are for", async () => {
    expect(await taken(times(40, (index) => place({ email: `guest${index}@example.test` }, { address: "one" })))).toBe(
      ORDER_RATE_LIMITS.address[0].limit,
    );
    const counted = async (): Promise<number> => {
      const [day] = await refusedCounts({ from: DAY_OF_NOW, to: DAY_OF_NOW });
      return day?.kind === "limit" ? day.count : 0;
    };
    const before = await counted();
    expect(await refusal(place({}, { address: "one" }))).toMatchObject({
      code: "order.limit_address",
      kind: "limit",
      details: [],
      message: expect.stringMatching(/^Von diesem Internetanschluss/),
    });
    expect(await counted()).toBe(before + 1);
    await place({}, { address: "another" });
  });

  test("that staff enter are not", async () => {
    const { use } = await metered(async () =>
      expect(await taken(times(40, () => createOrder({ draft: draft({ email }), now: NOW })))).toBe(40),
    );
    expect(use.operations).toEqual({ BatchGetItem: 40, Query: 40, UpdateItem: 40, PutItem: 40 });
  });

  test("that have faults are not counted and write nothing", async () => {
    await place({ email }, { address: "faulty" });
    const { use } = await metered(async () =>
      expect(await taken(times(60, () => place({ email, lastName: "" }, { address: "faulty" })))).toBe(0),
    );
    expect(use).toMatchObject({ writeUnits: 0, calls: 120 });
    expect(await taken(times(SHORT.limit - 1, () => place({ email }, { address: "faulty" })))).toBe(SHORT.limit - 1);
  });

  test("that are repeated with their key count once, at once or later, even when the limit is reached", async () => {
    const first = await Promise.all(times(20, () => place({ email }, { key: `same-${email}` })));
    expect(new Set(first.map(({ uid }) => uid)).size).toBe(1);
    expect(await taken(times(20, () => place({ email })))).toBe(SHORT.limit - 1);
    expect(await place({ email }, { key: `same-${email}` })).toMatchObject({ created: false });
  });

  test("that could not be stored are uncounted", async () => {
    const slot = { branch: "harbor", appointmentDate: "2026-06-06T18:00", email };
    expect(await taken(times(6, () => place(slot)))).toBe(2);
    expect(await taken(times(SHORT.limit, () => place({ email })))).toBe(SHORT.limit - 2);
  });
});

describe("what it costs", () => {
  test("a first order costs nothing; further ones of the same customer cost counters beside the ticket's, and no more round trips", async () => {
    const again = () => metered(() => place({ email, phone: "+43 660 9876543" }, { address: "home" }));
    const first = (await again()).use;
    expect(first).toMatchObject({
      calls: 4,
      writeUnits: 4,
      operations: { BatchGetItem: 1, Query: 1, UpdateItem: 1, PutItem: 1 },
    });
    const second = (await again()).use;
    expect(second).toMatchObject({
      writeUnits: 7,
      operations: { BatchGetItem: 1, Query: 1, UpdateItem: 4, PutItem: 1 },
    });
    // Whoever comes again is read consistently, at twice the price, with the three counters. What holds in the branch
    // right now always is, in a query beside.
    const live = 1;
    expect(second.readUnits).toBe(2 * (first.readUnits - live) + live + 3);
  });

  test("a refused order costs the two reads, and a write that counts it", async () => {
    await taken(times(SHORT.limit, () => place({ email })));
    const { use } = await metered(() => refusal(place({ email })));
    expect(use).toMatchObject({ calls: 3, writeUnits: 1 });
  });
});

test("several processes together accept at most one more order per process", async () => {
  const processes = [createOrder];
  for (let other = 0; other < 2; other += 1) {
    vi.resetModules();
    processes.push((await import("./create")).createOrder);
  }
  const orders = times(60, (index) =>
    (processes[index % 3] ?? createOrder)({ draft: draft({ email }), address: `p${index}`, now: NOW }),
  );
  const racing = await taken(orders);
  expect(racing).toBeGreaterThanOrEqual(1);
  expect(racing).toBeLessThanOrEqual(SHORT.limit + processes.length);
  // One that only reads what the others have written refuses too.
  for (const create of processes)
    expect(await refusal(create({ draft: draft({ email }), address: "later", now: NOW + MINUTE }))).toMatchObject({
      message: expect.stringContaining("E-Mail-Adresse"),
    });
});
