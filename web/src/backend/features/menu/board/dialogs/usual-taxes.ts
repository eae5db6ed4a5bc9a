import { percent } from "@tresen/contract/catalog/compliance/compliance.texts";
import type { Product } from "@tresen/contract/catalog/product.resource";

const KEYS = ["tax", "takeawayTax", "dineInTax", "taxRate", "takeawayTaxRate", "dineInTaxRate"] as const;

type Taxes = Pick<Product, (typeof KEYS)[number]>;

/** The tax rates that most of the products have, named ones included; null without any. */
export function usualTaxes(products: readonly Product[]): Taxes | null {
  const found = new Map<string, { taxes: Taxes; count: number }>();
  for (const { tax, takeawayTax, dineInTax, taxRate, takeawayTaxRate, dineInTaxRate } of products) {
    const taxes = { tax, takeawayTax, dineInTax, taxRate, takeawayTaxRate, dineInTaxRate };
    const key = JSON.stringify(KEYS.map((name) => taxes[name] ?? null));
    found.set(key, { taxes, count: (found.get(key)?.count ?? 0) + 1 });
  }
  const [most] = [...found.values()].sort((a, b) => b.count - a.count);
  return most?.taxes ?? null;
}

/** The rates for delivery, takeaway and eating in. */
export function ratesText({ tax, takeawayTax, dineInTax }: Taxes): string {
  return [tax, takeawayTax, dineInTax].map(percent).join(", ");
}
