import fc from "fast-check";
import { expect, test } from "vitest";
import { NOW, at } from "../../../test/fixtures";
import { menuInForce } from "../availability";
import { type ComparedMenu, menuDifference, movedEntries } from "./difference";
import { menuTimeline } from "./timeline";

const menu = (id: string, availableFrom: string | null, branches = ["wieden"]) => ({
  ...{ id, availableFrom, catalog: [] },
  branches: branches.map((branch) => ({ id: branch })),
});
const branch = { id: "wieden" };
const told = (...menus: ReturnType<typeof menu>[]) =>
  menuTimeline({ menus, branch, at: NOW }).map(({ menu: { id }, state, until, rivals }) =>
    [id, state, until === null ? "" : new Date(until).toISOString(), ...rivals.map((one) => one.id)].join(" ").trim(),
  );

test("the menus of a branch are told in the order in which they are in force", () => {
  expect(
    told(
      menu("autumn", "2026-09-01"),
      menu("always", null),
      menu("summer", "2026-06-01"),
      menu("elsewhere", "2026-06-02", ["neubau"]),
    ),
  ).toEqual(["always past 2026-05-31T22:00:00.000Z", "summer current 2026-08-31T22:00:00.000Z", "autumn next"]);
});

test("of those that begin together only the last of the list is ever in force, which is told", () => {
  expect(told(menu("a", "2026-06-01"), menu("b", "2026-06-01"))).toEqual(["a never  b", "b current  a"]);
  expect(told(menu("a", null), menu("b", null))).toEqual(["a never  b", "b current  a"]);
  expect(told(menu("a", "2026-02-31"))).toEqual(["a never"]);
});

test("the current menu of the timeline is the menu in force, whatever the menus are", () => {
  const days = fc.option(fc.constantFrom("2026-06-01", "2026-06-05", "2026-06-06", "2026-06-05T18:30:00+02:00"));
  fc.assert(
    fc.property(fc.array(days, { maxLength: 6 }), (dates) => {
      const menus = dates.map((date, index) => menu(String(index), date));
      const current = menuTimeline({ menus, branch, at: NOW }).filter(({ state }) => state === "current");
      expect(current.map(({ menu: { id } }) => id)).toEqual(
        [menuInForce({ menus, branch, at: NOW })].flatMap((found) => (found ? [found.id] : [])),
      );
    }),
  );
  expect(at("2026-06-05T18:30:00+02:00")).toBe(NOW);
});

const compared = (text: string, prices: Record<string, number | null> = {}): ComparedMenu => ({
  catalog: text.split(" ").map((column) => {
    const [category = "", products = ""] = column.split(":");
    return { category, products: [...products] };
  }),
  priceOf: (id) => (id in prices ? prices[id] : 100),
});
const difference = (before: string, after: string, prices: Record<string, number | null> = {}) =>
  menuDifference({ before: compared(before), after: compared(after, prices) }).map((change) =>
    Object.values(change).join(" "),
  );

test("products are added, removed, moved and put elsewhere, categories as well", () => {
  expect(difference("A:12 B:3", "A:12 B:3")).toEqual([]);
  expect(difference("A:12 B:3", "A:14 B:3")).toEqual(["added A 4", "removed A 2"]);
  expect(difference("A:12 B:3", "A:1 B:32")).toEqual(["moved B 2 A"]);
  expect(difference("A:1234", "A:4123")).toEqual(["placed A 4"]);
  expect(difference("A:1 B:2", "A:1 C:23")).toEqual([
    "categoryAdded C",
    "moved C 2 B",
    "added C 3",
    "categoryRemoved B",
  ]);
  expect(difference("A:1 B:2", "B:2 A:1")).toHaveLength(1);
  expect(difference("A:1 B:", "A:1 B:1")).toEqual(["added B 1"]);
});

test("prices are compared of products that both list", () => {
  expect(difference("A:12", "A:13", { 1: 120, 3: 500 })).toEqual(["price A 1 100 120", "added A 3", "removed A 2"]);
  expect(difference("A:1 B:", "A: B:1", { 1: 90 })).toEqual(["moved B 1 A", "price B 1 100 90"]);
});

test("as few entries as possible count as put elsewhere", () => {
  expect([...movedEntries({ before: [..."12345"], after: [..."51234"] })]).toEqual(["5"]);
  expect(movedEntries({ before: [..."123"], after: [..."321"] }).size).toBe(2);
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(9)), fc.nat(), (list, seed) => {
      const before = list.map(String);
      const shift = before.length === 0 ? 0 : seed % before.length;
      const after = [...before.slice(shift), ...before.slice(0, shift)];
      const moved = movedEntries({ before, after });
      expect(before.filter((one) => !moved.has(one))).toEqual(after.filter((one) => !moved.has(one)));
      expect(moved.size).toBeLessThanOrEqual(Math.min(shift, before.length - shift));
    }),
  );
});
