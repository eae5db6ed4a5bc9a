import { describe, expect, it } from "vitest";
import { type CountedOrder, dayFigures } from "./day-figures";

function orderOf(changes: Partial<CountedOrder> = {}): CountedOrder {
  return {
    state: "completed",
    isQuotation: false,
    isAwaitingPayment: false,
    isDelivery: false,
    isDineIn: false,
    paymentMethod: "cash",
    pricing: { totalGross: 1000, taxes: [{ rate: 0.1, net: 909, tax: 91, gross: 1000 }] },
    refunds: [],
    ...changes,
  };
}

describe("a day's figures", () => {
  it("count what was placed, and cancelled orders beside it", () => {
    const figures = dayFigures([
      orderOf(),
      orderOf({ state: "pending", isDelivery: true, paymentMethod: "atm-card" }),
      orderOf({ state: "canceled", refunds: [{ amount: 1000, state: "done" }] }),
      orderOf({ state: "rejected" }),
      orderOf({ state: "failed" }),
      orderOf({ state: "pending", isAwaitingPayment: true, paymentMethod: "mollie" }),
      orderOf({ refunds: [{ amount: 300, state: "accepted" }] }),
    ]);
    expect(figures).toMatchObject({
      orders: { count: 3, gross: 3000 },
      cancelled: { count: 2, gross: 2000 },
      refunds: { count: 1, gross: 1000 },
      methods: [
        { method: "takeaway", count: 2, gross: 2000 },
        { method: "delivery", count: 1, gross: 1000 },
      ],
      payments: [
        { method: "cash", count: 2, gross: 2000 },
        { method: "atm-card", count: 1, gross: 1000 },
      ],
      taxes: [{ rate: 0.1, net: 2727, tax: 273, gross: 3000 }],
    });
  });

  it("count quotations once they are accepted", () => {
    const states = ["pending", "confirmed", "rejected", "canceled"] as const;
    const { orders, cancelled } = dayFigures(states.map((state) => orderOf({ isQuotation: true, state })));
    expect({ orders, cancelled }).toEqual({ orders: { count: 1, gross: 1000 }, cancelled: { count: 0, gross: 0 } });
  });

  it("are zero without orders", () => {
    expect(dayFigures([])).toEqual({
      orders: { count: 0, gross: 0 },
      cancelled: { count: 0, gross: 0 },
      refunds: { count: 0, gross: 0 },
      methods: [],
      payments: [],
      taxes: [],
    });
  });
});
