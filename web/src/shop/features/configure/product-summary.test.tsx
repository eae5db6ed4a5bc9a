import { pricedAt } from "@tresen/contract/catalog/price/price-at";
import type { Product } from "@tresen/contract/catalog/product.resource";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ProductSummary } from "./product-summary";

const options = [{ name: "klein", modifier: "subtract", value: 200 }];
const product = {
  ...{ description: "", allergens: [], unit: "piece", isPriceHidden: false },
  config: { parts: [{ name: "Größe", type: "select", options }] },
  ...{ price: 1000, reducedPrice: 800, priorPrice: { cents: 1000 } },
} as object as Product;

test.each([
  ["AT", "(§\u00a09a PrAG)"],
  ["DE", "(§\u00a011 PAngV)"],
  ["IT", "(Art.\u00a06a RL 98/6/EG)"],
])("an opened product that is reduced names the law of %s", (country, law) => {
  const priced = pricedAt(product, 0);
  const html = renderToStaticMarkup(
    <ProductSummary product={priced} currency="EUR" country={country} isGuide={false} />,
  );
  expect(html).toContain(law);
  // Of the price that stands there, without choices.
  expect(html).toContain("−20 %");
  expect(html).toContain("Ermäßigung: 10,00");
});
