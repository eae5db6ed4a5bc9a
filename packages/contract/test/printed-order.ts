import type { StoredItem } from "../src/order/order";
import { pricingOf } from "../src/order/pricing";
import type { OrderPaid } from "../src/payment/order-money";
import { expect } from "vitest";
import { type Paper, paper } from "../src/print/paper/paper";

export const zone = "Europe/Vienna";
export const now = Date.parse("2026-11-23T17:00:00Z");
export const ITEM: StoredItem = {
  product: "prd_pizza",
  name: "Pizza Margherita",
  amount: 2,
  unit: "piece",
  calculationModel: "fixed",
  parts: [
    { name: "Größe", type: "select", value: "groß" },
    { name: "Notiz", type: "text", value: null },
  ],
  unitPrice: 1150,
  gross: 2300,
  taxRate: 0.1,
};
export const COLA: StoredItem = {
  ...ITEM,
  product: "prd_cola",
  name: "Cola",
  amount: 1,
  parts: [],
  unitPrice: 350,
  gross: 375,
  deposit: 25,
  taxRate: 0.2,
};
const ITEMS = [ITEM, COLA];
export const ORDER = {
  ticketNumber: 123,
  createdAt: "2026-11-23T16:50:00Z",
  isDelivery: false,
  isDineIn: true,
  isQuotation: false,
  tableIdentifier: "4",
  state: "confirmed",
  items: ITEMS,
  pricing: pricingOf({ goods: ITEMS.map(({ gross, taxRate: rate }) => ({ gross, rate })), method: "dineIn" }),
  paymentMethod: "cash",
} as const;
export const SELLER = {
  shopName: "Pizzeria Vesuvio",
  businessName: "Vesuvio Gastronomie GmbH",
  branch: { name: "Neubau", street: "Neubaugasse 12", zipCode: "1070", city: "Wien", phone: "+43 1 234567" },
};
export const PAID: OrderPaid = {
  id: "1",
  kind: "onSite",
  provider: null,
  amount: 2675,
  state: "open",
  refunded: 0,
  chargedBack: 0,
};
export const ONLINE: OrderPaid = { ...PAID, kind: "online", provider: "mollie", state: "paid" };
export const productOf = () => ({
  allergens: ["G", "A"],
  config: {
    parts: [
      {
        name: "Größe",
        options: [
          { name: "groß", allergens: ["F"] },
          { name: "klein", allergens: ["R"] },
        ],
      },
    ],
  },
});

/** What can be read on the paper, a line for each of its lines. */
export function wordsOf(lines: Paper): string {
  expect(paper.parse(lines)).toEqual(lines);
  return lines
    .map((line) =>
      line.kind === "text"
        ? line.strike
          ? `[${line.text}]`
          : line.text
        : line.kind === "columns"
          ? line.columns.map(({ text }) => text).join(" | ")
          : line.kind,
    )
    .join("\n")
    .replaceAll("\u00a0", " ");
}
