import type { Category, Product } from "@tresen/contract/resources/catalog";
import { describe, expect, it } from "vitest";
import { type Group, mergeGroups } from "./catalog";

const products = Array.from({ length: 1000 }, (_, index) => ({ id: `p${index}`, name: `Produkt ${index}` }) as Product);
const categories = Array.from({ length: 20 }, (_, index) => ({ id: `c${index}`, name: `Kategorie ${index}` }) as Category);
/** A menu of 1,000 products listed anew, as every look at the clock does. */
const list = ({ soldOut }: { soldOut?: number } = {}): Group[] =>
  categories.map((category, index) => ({ category, isAvailable: true, products: products.slice(index * 50, index * 50 + 50).map((product, place) => ({ product, isAvailable: index * 50 + place !== soldOut })) }));

describe("mergeGroups", () => {
  it("gives the known list while nothing changed, so that nothing is drawn anew", () => {
    const known = list();
    expect(mergeGroups({ known, listed: list() })).toBe(known);
  });

  it("renews only the category in which something changed", () => {
    const known = list();
    const merged = mergeGroups({ known, listed: list({ soldOut: 120 }) });
    expect(merged.flatMap((group, index) => (group === known[index] ? [] : [index]))).toEqual([2]);
    expect(merged[2]?.products[20]?.isAvailable).toBe(false);
  });

  it("takes over a list that became shorter or longer", () => {
    const known = list();
    expect(mergeGroups({ known, listed: list().slice(0, 3) })).toEqual(known.slice(0, 3));
    expect(mergeGroups({ known: known.slice(0, 3), listed: list() })).toHaveLength(20);
  });
});
