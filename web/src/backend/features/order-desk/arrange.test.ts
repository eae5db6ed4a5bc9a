import type { StaffOrder } from "@tresen/contract/orders";
import { describe, expect, it } from "vitest";
import { arrange, unseen } from "./arrange";

const order = (id: string, state: StaffOrder["state"], minute: number, more: Partial<StaffOrder> = {}): StaffOrder =>
  ({ id, state, version: 1, ticketNumber: minute, createdAt: `2026-06-05T18:${String(minute).padStart(2, "0")}:00Z`, appointment: null, counterAppointment: null, ...more }) as StaffOrder;

describe("arrange", () => {
  it("puts open orders in columns, the earliest due on top", () => {
    const columns = arrange({ current: [order("b", "pending", 20), order("a", "pending", 10), order("c", "confirmed", 5), order("d", "inDelivery", 1)], missed: [] });
    expect(columns.map(({ name, orders }) => [name, orders.map(({ id }) => id)])).toEqual([
      ["pending", ["a", "b"]],
      ["confirmed", ["c"]],
      ["inDelivery", ["d"]],
    ]);
  });

  it("shows a missed order once, and no longer as missed when it was confirmed meanwhile", () => {
    const columns = arrange({ current: [order("a", "pending", 1), order("b", "confirmed", 2, { version: 2 })], missed: [order("a", "pending", 1), order("b", "pending", 2)] });
    expect(columns.map(({ name, orders }) => [name, orders.map(({ id }) => id)])).toEqual([
      ["missed", ["a"]],
      ["pending", []],
      ["confirmed", ["b"]],
      ["inDelivery", []],
    ]);
  });

  it("sorts by appointment where there is one", () => {
    const columns = arrange({ current: [order("late", "confirmed", 1, { appointment: "2026-06-05T20:00:00Z" }), order("now", "confirmed", 30)], missed: [] });
    expect(columns[1]?.orders.map(({ id }) => id)).toEqual(["now", "late"]);
  });
});

describe("unseen", () => {
  it("counts new orders that nobody looked at or answered", () => {
    const columns = arrange({ current: [order("a", "pending", 1), order("b", "pending", 2), order("c", "pending", 3, { counterAppointment: "2026-06-05T20:00:00Z" }), order("d", "confirmed", 4)], missed: [] });
    expect(unseen({ columns, seen: new Set(["b"]) }).map(({ id }) => id)).toEqual(["a"]);
  });
});
