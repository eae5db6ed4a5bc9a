import { expect, test } from "vitest";
import { placedProducts, placesOf } from "./placed-products";

const catalog = [
  { category: "pizza", products: ["a", "b"] },
  { category: "salat", products: ["b", "c"] },
];

test("products come behind those of the category, each once, and stay in the others", () => {
  expect(placedProducts({ catalog, products: ["c", "a"], category: "pizza", way: "add" })).toEqual([
    { category: "pizza", products: ["a", "b", "c"] },
    { category: "salat", products: ["b", "c"] },
  ]);
});

test("moved products leave all other categories, and a category that the menu has not comes at the end", () => {
  expect(placedProducts({ catalog, products: ["b"], category: "neu", way: "move" })).toEqual([
    { category: "pizza", products: ["a"] },
    { category: "salat", products: ["c"] },
    { category: "neu", products: ["b"] },
  ]);
});

test("products are taken from the category alone", () => {
  expect(placedProducts({ catalog, products: ["b"], category: "salat", way: "remove" })).toEqual([
    { category: "pizza", products: ["a", "b"] },
    { category: "salat", products: ["c"] },
  ]);
  expect(placesOf({ catalog, products: ["b", "c"] })).toEqual([
    { category: "pizza", count: 1 },
    { category: "salat", count: 2 },
  ]);
});
