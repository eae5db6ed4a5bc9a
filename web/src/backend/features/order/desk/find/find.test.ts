import type { ListedOrder } from "@tresen/contract/order/order";
import { expect, test } from "vitest";
import { choicesIn, isFound } from "./find";

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

test("a station leaves orders of which it prepares something, a driver those that they bring", () => {
  const stations = [
    { identifier: "ofen", name: "Ofen" },
    { identifier: "bar", name: "Bar" },
  ];
  const driver = { kind: "user", id: "usr_1", name: "Rosi" } as const;
  const both = order({ stations, driver });
  expect(isFound({ order: both, station: "bar", driver: "Rosi" })).toBe(true);
  expect(isFound({ order: both, station: "grill" })).toBe(false);
  expect(isFound({ order: both, driver: "Anna" })).toBe(false);
  expect(isFound({ order: order({ driver: null }), driver: "Rosi" })).toBe(false);
  expect(isFound({ order: order({}), station: "ofen" })).toBe(false);
});

test("stations and drivers to choose from are those of the orders, by name", () => {
  const ofen = { identifier: "ofen", name: "Ofen" };
  const driver = { kind: "externalUser", id: null, name: "Rosi" } as const;
  expect(
    choicesIn([
      order({ stations: [ofen], driver }),
      order({ stations: [ofen, { identifier: "bar", name: "Bar" }], driver: { ...driver, name: "Anna" } }),
      order({ driver }),
    ]),
  ).toEqual({
    stations: [
      { value: "bar", label: "Bar" },
      { value: "ofen", label: "Ofen" },
    ],
    drivers: [
      { value: "Anna", label: "Anna" },
      { value: "Rosi", label: "Rosi" },
    ],
  });
});
