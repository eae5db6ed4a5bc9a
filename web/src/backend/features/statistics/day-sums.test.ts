import type { PaymentState } from "@tresen/contract/payment/payment.state";
import { describe, expect, it } from "vitest";
import { type SummedOrder, amountText, daySums } from "./day-sums";

const zoneOf = (branch: string): string => (branch === "wien" ? "Europe/Vienna" : "Europe/London");
const item = (name: string, amount: number, gross: number): SummedOrder["items"][number] => ({
  product: name,
  name,
  unit: "piece",
  amount,
  gross,
});
const order = (
  time: string,
  { total = 1000, ...more }: Partial<SummedOrder> & { total?: number } = {},
): SummedOrder => ({
  createdAt: `2026-06-05T${time}:00Z`,
  state: "completed",
  isQuotation: false,
  payment: null,
  branch: { id: "wien" },
  pricing: { totalGross: total },
  items: [item("Pizza", 1, total)],
  ...more,
});

describe("daySums", () => {
  it("adds up what was sold, by the branch's clock", () => {
    const sums = daySums({
      orders: [order("09:59"), order("10:00", { total: 501 }), order("12:30", { branch: { id: "london" } })],
      zoneOf,
    });
    expect(sums).toMatchObject({ orders: 3, revenue: 2501, average: 834, calledOff: 0, quotations: 0 });
    expect(sums.hours).toEqual([
      { hour: 11, orders: 1, revenue: 1000 },
      { hour: 12, orders: 1, revenue: 501 },
      { hour: 13, orders: 1, revenue: 1000 },
    ]);
  });

  it("fills hours without an order between the first and the last", () => {
    expect(
      daySums({ orders: [order("09:00"), order("12:00")], zoneOf }).hours.map(({ hour, orders }) => [hour, orders]),
    ).toEqual([
      [11, 1],
      [12, 0],
      [13, 0],
      [14, 1],
    ]);
  });

  it("counts an order that is paid online only once it is paid", () => {
    const paidOnline = (state: PaymentState, more: Partial<SummedOrder> = {}) =>
      order("09:00", { state: "pending", payment: { state }, ...more });
    for (const state of ["open", "pending", "authorized"] as const)
      expect(daySums({ orders: [paidOnline(state)], zoneOf })).toEqual({
        orders: 0,
        revenue: 0,
        average: null,
        calledOff: 0,
        quotations: 0,
        hours: [],
        items: [],
      });
    expect(daySums({ orders: [paidOnline("paid")], zoneOf })).toMatchObject({ orders: 1, revenue: 1000 });
    // One that was cancelled before it was paid is called off, like any other.
    expect(daySums({ orders: [paidOnline("open", { state: "canceled" })], zoneOf })).toMatchObject({ calledOff: 1 });
  });

  it("counts orders without revenue separately", () => {
    const orders = [
      order("09:00", { state: "rejected" }),
      order("09:00", { state: "canceled" }),
      order("09:00", { state: "failed" }),
      order("09:00", { isQuotation: true, pricing: null }),
    ];
    expect(daySums({ orders, zoneOf })).toEqual({
      orders: 0,
      revenue: 0,
      average: null,
      calledOff: 3,
      quotations: 1,
      hours: [],
      items: [],
    });
  });

  it("groups by product, highest revenue first", () => {
    const sums = daySums({
      orders: [
        order("09:00", { items: [item("Cola", 2, 500), item("Pizza", 1, 900)] }),
        order("09:00", { items: [item("Cola", 3, 750)] }),
      ],
      zoneOf,
    });
    expect(sums.items.map((sum) => [sum.name, amountText(sum), sum.revenue])).toEqual([
      ["Cola", "5 ×", 1250],
      ["Pizza", "1 ×", 900],
    ]);
  });
});
