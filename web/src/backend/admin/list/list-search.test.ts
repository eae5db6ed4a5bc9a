import { expect, it } from "vitest";
import { changedSearch, listSearchOf, ordersOf, pressedOrders, sortOf } from "./list-search";

it("the address says everything about a list, and what makes no sense in it is left out", () => {
  const search = {
    search: "10",
    sort: "-name,price",
    after: "abc",
    end: true,
    from: 50,
    filters: { priceFrom: "100" },
  };
  expect(listSearchOf(search)).toMatchObject(search);
  expect(listSearchOf({ ...search, filters: { priceFrom: 100, type: "" } }).filters).toEqual({ priceFrom: "100" });
  const senseless = { page: 0, from: -5, end: "ja", filters: "x", sort: "" };
  expect(Object.values(listSearchOf(senseless)).filter((value) => value !== undefined)).toEqual([]);
});

it("an address of before, with the direction in a parameter of its own, means the same as ever", () => {
  expect(listSearchOf({ sort: "price", direction: "down" }).sort).toBe("-price");
});

it("a press on a head sorts up, then down, then no more; with the key held it leaves the other columns sorted", () => {
  const pressed = (sort: string, key: string, isAdded = false) =>
    sortOf(pressedOrders({ orders: ordersOf(sort), key, isAdded }));
  expect([pressed("", "name"), pressed("name", "name"), pressed("-name", "name")]).toEqual([
    "name",
    "-name",
    undefined,
  ]);
  expect(pressed("branch,name", "price")).toBe("price");
  expect(pressed("branch", "name", true)).toBe("branch,name");
  expect(pressed("branch,name", "branch", true)).toBe("-branch,name");
  expect(pressed("-branch,name", "branch", true)).toBe("name");
});

it("another search or filter begins on the first page", () => {
  const search = { search: "a", sort: "name", page: 3, after: "x", end: true as const, from: 100 };
  expect(listSearchOf({ ...changedSearch({ search, change: { search: "b" } }) })).toEqual(
    listSearchOf({ search: "b", sort: "name" }),
  );
});
