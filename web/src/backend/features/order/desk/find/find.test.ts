import type { ListedOrder } from "@tresen/contract/order/order";
import { expect, test } from "vitest";
import { isFound } from "./find";

const order = (changes: Partial<ListedOrder>): ListedOrder =>
  ({
    ...{ ticketNumber: 12, uid: "ord_01K9ZQ", firstName: "Jörg", lastName: "Müller", companyName: "" },
    ...{ phone: "+436601234513", isDelivery: false, isDineIn: false },
    ...changes,
  }) as ListedOrder;

test.each([
  ["", true],
  ["12", true],
  ["#12", true],
  ["1", false],
  ["4", false],
  ["#436", false],
  ["müll", true],
  ["mueller jörg", true],
  ["0660 123", true],
  ["4513", true],
  ["ord_01k9", true],
  ["maier", false],
])("%s is found: %s", (find, isHit) => {
  expect(isFound({ order: order({}), find })).toBe(isHit);
});

test("a method leaves only its orders", () => {
  expect(isFound({ order: order({ isDelivery: true }), method: "delivery" })).toBe(true);
  expect(isFound({ order: order({ isDineIn: true }), find: "müller", method: "delivery" })).toBe(false);
});
