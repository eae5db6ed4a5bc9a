import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { NOW, ZONE, at, daily, makeCategory, makeProduct } from "../../test/fixtures";
import {
  isAvailable,
  isOrderable,
  isVisible,
  menuInForce,
  nextMenuAt,
  publicFirst,
  visibleCatalog,
} from "./availability";

const lunch = [daily("11:00", "14:00")];
const noon = at("2026-06-05T12:00:00+02:00");
const now = { zone: ZONE, at: NOW };

describe("an item", () => {
  it("is available if enabled and within its schedule, if any", () => {
    const cases = [
      makeProduct(),
      makeProduct({ isEnabled: false }),
      makeProduct({ schedule: lunch }),
      makeProduct({ schedule: [] }),
      makeProduct({ schedule: null }),
    ];
    expect(cases.map((item) => isAvailable({ item, ...now }))).toEqual([true, false, false, true, true]);
    expect(isAvailable({ item: makeProduct({ schedule: lunch }), zone: ZONE, at: noon })).toBe(true);
    expect(isAvailable({ item: makeProduct({ schedule: lunch, isEnabled: false }), zone: ZONE, at: noon })).toBe(false);
  });

  it("is shown if available, or when it is marked to be shown anyway", () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.boolean(), (isEnabled, isVisibleWhenUnavailable, scheduled) => {
        const item = makeProduct({ isEnabled, isVisibleWhenUnavailable, schedule: scheduled ? lunch : null });
        expect(isVisible({ item, ...now })).toBe(isVisibleWhenUnavailable || (isEnabled && !scheduled));
      }),
    );
  });
});

describe("the next menu", () => {
  const menu = (availableFrom: string | null, branch = "wieden") => ({
    id: "m",
    availableFrom,
    branches: [{ id: branch }],
    catalog: [],
  });
  const next = (...menus: ReturnType<typeof menu>[]) => nextMenuAt({ menus, branch: { id: "wieden" }, at: NOW });

  it("is the branch's earliest future menu, where a date without time means midnight in the branch's zone", () => {
    expect(
      next(menu(null), menu("2026-06-01"), menu("2026-07-01"), menu("2026-06-07"), menu("2026-06-06", "neubau")),
    ).toBe(at("2026-06-07T00:00:00+02:00"));
    expect(next(menu(null), menu("2026-06-01"))).toBeNull();
  });
});

describe("the menu in force", () => {
  const menu = (id: string, availableFrom: string | null, branches = ["wieden"]) => ({
    id,
    availableFrom,
    branches: branches.map((branch) => ({ id: branch })),
    catalog: [],
  });
  const inForce = (menus: ReturnType<typeof menu>[]) =>
    menuInForce({ menus, branch: { id: "wieden" }, at: NOW })?.id ?? null;

  it("is the branch's with the latest date in the past", () => {
    const menus = [
      menu("old", "2026-01-01"),
      menu("current", "2026-06-05T18:30:00+02:00"),
      menu("next", "2026-06-05T18:30:01+02:00"),
      menu("other", "2026-06-01", ["neubau"]),
    ];
    expect([inForce(menus), inForce([...menus].reverse())]).toEqual(["current", "current"]);
    expect(inForce([menu("next", "2026-06-06")])).toBeNull();
    expect(inForce([])).toBeNull();
  });

  it("treats one without a date as the oldest, and ignores one with an invalid date", () => {
    expect(inForce([menu("undated", null), menu("dated", "2020-01-01")])).toBe("dated");
    expect(inForce([menu("undated", null), menu("broken", "2026-02-31")])).toBe("undated");
  });

  it("reads local dates in the branch's zone", () => {
    const menus = [menu("midnight", "2026-06-06")];
    expect(menuInForce({ menus, branch: { id: "wieden" }, at: at("2026-06-05T22:00:00Z") })?.id).toBe("midnight");
    expect(
      menuInForce({ menus, branch: { id: "wieden", timeZone: "Europe/London" }, at: at("2026-06-05T22:00:00Z") }),
    ).toBeNull();
  });
});

describe("the catalogue", () => {
  const categories = new Map([
    ["pizza", makeCategory()],
    ["lunch", makeCategory({ id: "lunch", schedule: lunch, isVisibleWhenUnavailable: true })],
    ["hidden", makeCategory({ id: "hidden", isEnabled: false })],
  ]);
  const products = new Map([
    ["a", makeProduct({ id: "a" })],
    ["b", makeProduct({ id: "b", isEnabled: false, isVisibleWhenUnavailable: true })],
    ["c", makeProduct({ id: "c", isEnabled: false })],
  ]);
  const menu = {
    catalog: [
      { category: "pizza", products: ["a", "b", "c", "gone"] },
      { category: "lunch", products: ["a"] },
      { category: "hidden", products: ["a"] },
      { category: "gone", products: ["a"] },
      { category: "pizza", products: ["c"] },
    ],
  };
  const request = { menu, categories, products, ...now };

  it("lists visible items and marks those that can be ordered", () => {
    expect(
      visibleCatalog(request).map(({ category, isAvailable: available, products: shown }) => [
        category.id,
        available,
        shown.map(({ product, isAvailable: orderable }) => [product.id, orderable]),
      ]),
    ).toEqual([
      [
        "pizza",
        true,
        [
          ["a", true],
          ["b", false],
        ],
      ],
      ["lunch", false, [["a", false]]],
    ]);
  });

  it("lists unavailable items below available ones, and otherwise keeps the menu's order", () => {
    const away = { isEnabled: false, isVisibleWhenUnavailable: true };
    const noons = { schedule: lunch, isVisibleWhenUnavailable: true };
    const shelf = new Map(
      ["a", "b", "c", "d", "e", "f"].map((id) => [
        id,
        makeProduct({ id, ...("bde".includes(id) ? (id === "d" ? noons : away) : {}) }),
      ]),
    );
    const shown = new Map([
      ["lunch", makeCategory({ id: "lunch", ...noons })],
      ["soldOut", makeCategory({ id: "soldOut" })],
      ["pizza", makeCategory({ id: "pizza" })],
      ["drinks", makeCategory({ id: "drinks" })],
    ]);
    const catalog = [
      { category: "lunch", products: ["a"] },
      { category: "soldOut", products: ["b", "e"] },
      { category: "pizza", products: ["b", "a", "d", "c"] },
      { category: "drinks", products: ["f"] },
    ];
    const order = (instant: number) =>
      visibleCatalog({ menu: { catalog }, categories: shown, products: shelf, zone: ZONE, at: instant }).map(
        ({ category, products: listed }) => [category.id, listed.map(({ product }) => product.id).join("")],
      );
    expect(order(NOW)).toEqual([
      ["pizza", "acbd"],
      ["drinks", "f"],
      ["lunch", "a"],
      ["soldOut", "be"],
    ]);
    expect(order(noon)).toEqual([
      ["lunch", "a"],
      ["pizza", "adcb"],
      ["drinks", "f"],
      ["soldOut", "be"],
    ]);
  });

  it("lets only what is available, in an available category of the menu, be ordered", () => {
    expect(["a", "b", "c", "gone"].map((productId) => isOrderable({ ...request, productId }))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    const only = (category: string) =>
      isOrderable({ ...request, menu: { catalog: [{ category, products: ["a"] }] }, productId: "a" });
    expect(["pizza", "lunch", "hidden", "gone"].map(only)).toEqual([true, false, false, false]);
    expect(
      isOrderable({
        ...request,
        menu: { catalog: [{ category: "lunch", products: ["a"] }] },
        at: noon,
        productId: "a",
      }),
    ).toBe(true);
  });
});

test("branches that take no orders are listed below those that do", () => {
  const branch = (id: string, isPublic: boolean) => ({ id, isPublic });
  expect(
    publicFirst([branch("a", false), branch("b", true), branch("c", false), branch("d", true)]).map(({ id }) => id),
  ).toEqual(["b", "d", "a", "c"]);
});
