import { expect, test } from "vitest";
import { soldOutOf } from "./sold-out";

const entry = (product: string, until: string, option: string | null = null) => ({ product, option, until });
const menu = (catalog: Record<string, string[]>) => ({
  catalog: Object.entries(catalog).map(([category, products]) => ({ category, products })),
});

test("a TV knows what is sold out, of which categories, and until when", () => {
  const [soon, late] = ["2026-06-05T17:00:00.000Z", "2026-06-05T22:00:00.000Z"];
  const soldOuts = [entry("pizza", late), entry("pasta", soon), entry("soup", "2026-06-05T19:00+02:00")];
  const menus = [menu({ italian: ["pizza", "pasta"], warm: ["pasta"] }), menu({ warm: ["soup"], cold: ["ice"] })];
  expect(soldOutOf({ soldOuts: [...soldOuts, entry("ice", late, "large")], menus })).toEqual({
    products: ["pasta", "pizza", "soup"],
    categories: ["italian", "warm"],
    ends: [
      { at: soon, products: ["pasta", "soup"], categories: ["warm"] },
      { at: late, products: ["pizza"], categories: ["italian"] },
    ],
  });
  expect(soldOutOf({ soldOuts: [], menus })).toEqual({ products: [], categories: [], ends: [] });
});
