import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { historyOf, numbers } from "../../../test/counted-orders";
import { type OrderRow, countsAsOrder, proceedsOf } from "../../order";
import { type CounterRow, negated, summed } from "../rows";
import { type Contribution, contributionOf } from "./contribution";
import { moneyOf } from "./money";
import { shares } from "./shares";

const given = { zone: "Europe/Vienna", customer: "fresh" } as const;
const NOON = Date.parse("2026-06-05T10:00:00Z");
const historyFrom = (seed: number, at = NOON): OrderRow[] =>
  historyOf({ uid: `o${seed}`, branch: "center", at, pick: numbers(seed) });

/** What is counted in a topic under names that match, whatever the method. */
function total({ rows }: Pick<Contribution, "rows">, topic: string, name: RegExp): number {
  return rows
    .filter((row) => row.topic === topic)
    .flatMap(({ counts }) => Object.entries(counts))
    .reduce((sum, [key, value]) => sum + (name.test(key.slice(2)) ? value : 0), 0);
}

describe("shares", () => {
  test("add up, are whole and as large as their weights say", () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.array(fc.nat(10_000), { minLength: 1, maxLength: 8 }), (whole, weights) => {
        const parts = shares({ total: whole, weights });
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole);
        const sum = weights.reduce((all, weight) => all + weight, 0);
        for (const [index, part] of parts.entries())
          if (sum > 0) expect(Math.abs(part - (whole * (weights[index] ?? 0)) / sum)).toBeLessThan(1);
      }),
    );
  });
});

describe("what an order counts", () => {
  test("adds up in every state, after every edit and refund", () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        for (const order of historyFrom(seed)) {
          const money = moneyOf(order);
          const counted = contributionOf({ order, given });
          const isCounted = countsAsOrder(order);
          const sumOf = (parts: readonly { gross: number; deposit: number }[], field: "gross" | "deposit") =>
            parts.reduce((sum, part) => sum + part[field], 0);
          expect(money.gross + money.deposit).toBe(isCounted ? proceedsOf(order) : 0);
          for (const field of ["gross", "deposit"] as const) {
            expect(sumOf(money.rates, field)).toBe(money[field]);
            expect(sumOf(money.payments, field)).toBe(money[field]);
          }
          for (const { gross, net, deposit } of money.rates)
            expect([gross, net, gross - net, deposit].every((cents) => Number.isInteger(cents) && cents >= 0)).toBe(
              true,
            );
          expect(total(counted, "day", /^o$/)).toBe(Number(isCounted));
          for (const name of [/^g$/, /^r.*:g$/, /^p.*:g$/]) expect(total(counted, "day", name)).toBe(money.gross);
          expect(total(counted, "day", /^r.*:n$/)).toBe(money.net);
          expect(total(counted, "hours", /:g$/)).toBe(money.gross);
          for (const topic of ["more", "goods"])
            expect(total(counted, topic, /./)).toBe(total(counted, `${topic}-month`, /./));
        }
      }),
      { numRuns: 300 },
    );
  });

  test("changes at most twelve rows with its mark at once, also when it is canceled in another month", () => {
    for (let seed = 0; seed < 500; seed += 1) {
      let counted: CounterRow[] = [];
      for (const order of historyFrom(seed, Date.parse("2026-05-31T20:00:00Z"))) {
        const { rows } = contributionOf({ order, given });
        expect(summed([...negated(counted), ...rows]).length).toBeLessThanOrEqual(11);
        counted = rows;
      }
    }
  });

  const placed = (): OrderRow => {
    const [first] = historyFrom(2);
    if (!first) throw new Error("No order was generated");
    const { payments: _, ...order } = first;
    return { ...order, isQuotation: false, paymentMethod: "cash" };
  };
  const rowsOf = (order: OrderRow, topic: string): CounterRow[] =>
    contributionOf({ order, given }).rows.filter((row) => row.topic === topic);
  const at = "2026-06-07T10:00:00.000Z";
  const stepped = (order: OrderRow, action: string, state: OrderRow["state"]): OrderRow => ({
    ...order,
    state,
    timeline: [...order.timeline, { at, by: "usr_1", name: "Eva", action }],
  });

  test("of an order that is canceled later is on the day of the cancellation alone", () => {
    const rows = rowsOf(stepped(placed(), "cancel", "canceled"), "day");
    expect(rows.map(({ day }) => day)).toEqual(["2026-06-07"]);
    expect(Object.keys(rows[0]?.counts ?? {}).map((name) => name.slice(2))).toEqual(["ccanceled:o", "ccanceled:g"]);
  });

  test("of a quotation begins when it is accepted, and one that is turned away before counts nothing", () => {
    const asked: OrderRow = { ...placed(), isQuotation: true };
    expect(contributionOf({ order: asked, given }).rows).toEqual([]);
    expect(contributionOf({ order: stepped(asked, "reject", "rejected"), given }).rows).toEqual([]);
    const accepted = stepped(asked, "confirm", "confirmed");
    expect(rowsOf(accepted, "day").map(({ day }) => day)).toEqual(["2026-06-05"]);
  });

  test("of an order that waits for its online payment is nothing", () => {
    const payment = {
      id: "1",
      kind: "online",
      provider: "mollie",
      state: "open",
      amount: 1,
      currency: "EUR",
      refunded: 0,
    } as const;
    expect(contributionOf({ order: { ...placed(), payments: [payment] }, given }).rows).toEqual([]);
  });

  test("leaves out what customers wrote", () => {
    const { labels } = contributionOf({ order: placed(), given });
    expect(labels.some(({ fields }) => fields.step === "Größe")).toBe(true);
    expect(JSON.stringify(labels)).not.toContain("Maria");
  });
});
