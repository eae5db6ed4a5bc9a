import { expect, test } from "vitest";
import { soldIn } from "./copied-catalog";

const catalog = [
  { category: "A", products: ["1", "2"] },
  { category: "B", products: ["2", "3"] },
  { category: "C", products: ["4"] },
];
const menu = (branch: string, ...products: string[]) => ({
  branches: [{ id: branch }],
  catalog: [{ category: "X", products }],
});

test("only what every chosen branch has in one of its menus is copied", () => {
  const menus = [menu("b1", "1", "2"), menu("b1", "3"), menu("b2", "2", "3", "4")];
  expect(soldIn({ catalog, menus, branches: ["b1"] })).toEqual({
    catalog: [
      { category: "A", products: ["1", "2"] },
      { category: "B", products: ["2", "3"] },
    ],
    leftOut: 1,
  });
  expect(soldIn({ catalog, menus, branches: ["b1", "b2"] })).toMatchObject({
    catalog: [
      { category: "A", products: ["2"] },
      { category: "B", products: ["2", "3"] },
    ],
    leftOut: 2,
  });
  expect(soldIn({ catalog, menus, branches: ["b3"] })).toEqual({ catalog: [], leftOut: 4 });
});
