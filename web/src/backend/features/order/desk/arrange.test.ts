import type { ListedOrder } from "@tresen/contract/order/order";
import { describe, expect, it } from "vitest";
import { arrange, unseen } from "./arrange";

const order = (id: string, state: ListedOrder["state"], minute: number, more: Partial<ListedOrder> = {}): ListedOrder =>
  ({
    id,
    state,
    version: 1,
    ticketNumber: minute,
    createdAt: `2026-06-05T18:${String(minute).padStart(2, "0")}:00Z`,
    appointment: null,
    counterAppointment: null,
    ...more,
  }) as ListedOrder;

const isLeftOver = ({ id }: ListedOrder): boolean => id.startsWith("old");

describe("arrange", () => {
  it("sorts open orders into columns, the earliest due first", () => {
    const { columns } = arrange({
      isLeftOver,
      now: Date.parse("2026-06-05T18:00:00Z"),
      current: [
        order("b", "pending", 20),
        order("a", "pending", 10),
        order("c", "confirmed", 5),
        order("d", "inDelivery", 1),
      ],
      missed: [],
    });
    expect(columns.map(({ name, orders }) => [name, orders.map(({ id }) => id)])).toEqual([
      ["pending", ["a", "b"]],
      ["confirmed", ["c"]],
      ["inDelivery", ["d"]],
    ]);
  });

  it("shows a missed order once, and not as missed after it was confirmed", () => {
    const { columns } = arrange({
      isLeftOver,
      now: Date.parse("2026-06-05T18:00:00Z"),
      current: [order("a", "pending", 1), order("b", "confirmed", 2, { version: 2 })],
      missed: [order("a", "pending", 1), order("b", "pending", 2)],
    });
    expect(columns.map(({ name, orders }) => [name, orders.map(({ id }) => id)])).toEqual([
      ["missed", ["a"]],
      ["pending", []],
      ["confirmed", ["b"]],
      ["inDelivery", []],
    ]);
  });

  it("keeps confirmed orders apart until they have to be begun, and shows no column without any", () => {
    const arranged = (beginsAt: string) =>
      arrange({
        isLeftOver,
        now: Date.parse("2026-06-05T18:00:00Z"),
        current: [order("a", "confirmed", 1, { beginsAt }), order("b", "pending", 2, { beginsAt: null })],
        missed: [],
      }).columns.map(({ name, orders }) => [name, orders.map(({ id }) => id)]);
    const pending = ["pending", ["b"]];
    expect(arranged("2026-06-05T18:01:01Z")).toEqual([
      pending,
      ["later", ["a"]],
      ["confirmed", []],
      ["inDelivery", []],
    ]);
    expect(arranged("2026-06-05T18:01:00Z")).toEqual([pending, ["confirmed", ["a"]], ["inDelivery", []]]);
  });

  it("sorts by appointment where there is one", () => {
    const { columns } = arrange({
      isLeftOver,
      now: Date.parse("2026-06-05T18:00:00Z"),
      current: [order("late", "confirmed", 1, { appointment: "2026-06-05T20:00:00Z" }), order("now", "confirmed", 30)],
      missed: [],
    });
    expect(columns[1]?.orders.map(({ id }) => id)).toEqual(["now", "late"]);
  });
});

describe("what was left over", () => {
  it("is in no column, whatever its state, and rings no alarm", () => {
    const { columns, leftOver } = arrange({
      isLeftOver,
      now: Date.parse("2026-06-05T18:00:00Z"),
      current: [order("old1", "pending", 2), order("old2", "confirmed", 1), order("a", "pending", 3)],
      missed: [order("old1", "pending", 2)],
    });
    expect(leftOver.map(({ id }) => id)).toEqual(["old2", "old1"]);
    expect(columns.map(({ name, orders }) => [name, orders.length])).toEqual([
      ["pending", 1],
      ["confirmed", 0],
      ["inDelivery", 0],
    ]);
    expect(unseen({ columns, seen: new Set() }).map(({ id }) => id)).toEqual(["a"]);
  });
});

describe("unseen", () => {
  it("counts new orders that nobody opened or answered", () => {
    const { columns } = arrange({
      isLeftOver,
      now: Date.parse("2026-06-05T18:00:00Z"),
      current: [
        order("a", "pending", 1),
        order("b", "pending", 2),
        order("c", "pending", 3, { counterAppointment: "2026-06-05T20:00:00Z" }),
        order("d", "confirmed", 4),
      ],
      missed: [],
    });
    expect(unseen({ columns, seen: new Set(["b"]) }).map(({ id }) => id)).toEqual(["a"]);
  });
});
