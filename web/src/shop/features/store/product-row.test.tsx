// @vitest-environment happy-dom
import { pricedAt } from "@tresen/contract/catalog/price/price-at";
import type { Category } from "@tresen/contract/catalog/category.resource";
import type { Product } from "@tresen/contract/catalog/product.resource";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ProductRow } from "./product-row";

/** What is read of an element, and what of it is struck out. */
function read(element: ReactElement): { text: string; struck: string | undefined } {
  document.body.innerHTML = renderToStaticMarkup(element);
  const plain = (text: string | null | undefined): string | undefined => text?.replaceAll("\u00A0", " ");
  return { text: plain(document.body.textContent) ?? "", struck: plain(document.querySelector("s")?.textContent) };
}

const UNTIL = "2026-06-05T18:00:00+02:00";
const product = (fields: Partial<Product>): Product =>
  ({
    ...{ id: "p", name: "Käse", description: "", price: 1000, unit: "kilogram", isPriceHidden: false },
    ...{ images: [], allergens: [], config: { parts: [] }, reducedPrice: 800, reducedUntil: UNTIL },
    ...fields,
  }) as Partial<Product> as Product;

function shown(fields: Partial<Product>, { later = -1, isQuotation = false } = {}): ReturnType<typeof read> {
  return read(
    <ProductRow
      product={pricedAt(product(fields), Date.parse(UNTIL) + later)}
      category={{ schedule: null } as Partial<Category> as Category}
      isAvailable
      soldOut={undefined}
      isOrderable
      isQuotation={isQuotation}
      currency="EUR"
      zone="Europe/Vienna"
      hasPicturePlace={false}
      isEager={false}
      onChoose={() => undefined}
    />,
  );
}

describe("a reduced product in the menu", () => {
  it("shows the price before struck out and named, what is saved, and the sentence of the law", () => {
    const { text, struck } = shown({ priorPrice: { cents: 1000 } });
    expect(text).toContain("8,00 € / kg");
    expect(text).toContain("Vorher 10,00 €");
    expect(text).toContain("−20 %");
    expect(text).toContain("Niedrigster Preis der letzten 30 Tage vor der Ermäßigung: 10,00 €");
    expect(struck).toBe("10,00 €");
  });

  it("strikes nothing out where it cost no more before, or too little is known", () => {
    const lower = shown({ priorPrice: { cents: 700 } });
    expect(lower.text).toContain("vor der Ermäßigung: 7,00 €");
    const short = shown({ priorPrice: { cents: 1000, since: "2026-05-20T10:00:00Z" } });
    expect(short.text).toContain("Niedrigster Preis seit 20.05.2026: 10,00 €");
    for (const { text, struck } of [lower, short]) {
      expect(text).not.toMatch(/Vorher|%/);
      expect(struck).toBeUndefined();
    }
  });

  it("is as any other from the moment at which the reduction ends, and where prices are guides", () => {
    expect(shown({ priorPrice: { cents: 1000 } }, { later: 0 }).text).toMatch(/10,00 € \/ kg$/);
    expect(shown({ priorPrice: { cents: 1000 } }, { isQuotation: true }).text).not.toContain("Niedrigster");
  });
});

it("shows the letters of allergens, or that it is stated to contain none", () => {
  const none = "Keine kennzeichnungspflichtigen Allergene";
  expect(shown({ allergens: ["G"] }).text).toContain("Allergene: G");
  expect(shown({ isAllergenFree: true }).text).toContain(none);
  expect(shown({}).text).not.toContain("Allergene");
});
