import { describe, expect, it } from "vitest";
import { bundleFaults as faults, product } from "../../test/bundle-faults";

describe("a menu", () => {
  const others = {
    branches: ["a", "b"].map((id) => ({ id, identifier: id, name: id })),
    categories: ["c", "d"].map((id) => ({ id, name: id })),
    products: [product, { ...product, id: "q" }],
  };
  const ofMenu = (change: object): string[] => faults({ ...others, menus: [{ id: "m", ...change }] });

  it("may show a product in many categories, but not twice in one category", () => {
    expect(
      ofMenu({
        catalog: [
          { category: "c", products: ["p", "q"] },
          { category: "d", products: ["q", "p"] },
        ],
      }),
    ).toEqual([]);
    expect(
      ofMenu({
        catalog: [
          { category: "d", products: ["q"] },
          { category: "c", products: ["p", "q", "p", "q"] },
        ],
      }),
    ).toEqual(["menus.0.catalog.1.products.2 unique", "menus.0.catalog.1.products.3 unique"]);
  });

  it("names each category and branch once", () => {
    const entry = { category: "c", products: ["p"] };
    expect(ofMenu({ branches: [{ id: "a" }, { id: "b" }] })).toEqual([]);
    expect(
      ofMenu({
        branches: [{ id: "a" }, { id: "b" }, { id: "a" }],
        catalog: [entry, { category: "d", products: ["p"] }, entry],
      }),
    ).toEqual(["menus.0.branches.2.id unique", "menus.0.catalog.2.category unique"]);
  });
});
