import type { CheckoutContext } from "../src/order/checkout/checkout-context";
import type { OpeningHoursRule } from "../src/branch/opening-hours";
import type { OrderDraft, OrderDraftInput } from "../src/order/order";
import { orderDraft } from "../src/order/order-input";
import { type Branch, branches } from "../src/branch/branch.resource";
import { type Category, categories } from "../src/catalog/category.resource";
import { type Product, products } from "../src/catalog/product.resource";
import { type OptionGroups, withOptionGroups } from "../src/catalog/option-group/resolve";
import { type Config, configFields } from "../src/config/config";
import type { InputOf } from "../src/kit/resource";

export const ZONE = "Europe/Vienna";
const meta = { version: 1, createdAt: "2026-01-01T00:00:00Z", updatedAt: "2026-01-01T00:00:00Z" };

/** An instant of Vienna's summer, given as its wall shows it. */
export const at = (text: string): number => Date.parse(text);

export const daily = (from: string, to: string, more: Partial<OpeningHoursRule> = {}): OpeningHoursRule => ({
  type: "daily",
  isClosed: false,
  from,
  to,
  ...more,
});

export function makeProduct(
  input: Partial<InputOf<typeof products>> & { id?: string } = {},
  groups: OptionGroups = new Map(),
): Product {
  const { id = "margherita", ...fields } = input;
  const product = {
    ...products.fields.parse({
      name: "Pizza Margherita",
      price: 990,
      tax: 0.1,
      takeawayTax: 0.1,
      dineInTax: 0.2,
      ...fields,
    }),
    id,
    ...meta,
  };
  return withOptionGroups({ product, groups });
}

export function makeCategory(input: Partial<InputOf<typeof categories>> & { id?: string } = {}): Category {
  const { id = "pizza", ...fields } = input;
  return { ...categories.fields.parse({ name: "Pizza", ...fields }), id, ...meta };
}

export function makeBranch(input: Partial<InputOf<typeof branches>> & { id?: string } = {}): Branch {
  const { id = "wieden", ...fields } = input;
  const defaults: InputOf<typeof branches> = {
    identifier: "wieden",
    name: "Wieden",
    openingHours: [daily("11:00", "22:00")],
    isDeliveryEnabled: true,
    isTakeawayEnabled: true,
    isDineInEnabled: true,
    isATMCardEnabled: true,
    deliveryAreas: [
      { id: "zone1", area: "1040 Wieden", price: 290, tax: 0.2, minimumOrderValue: 1500, freeFromOrderValue: 4000 },
    ],
  };
  return { ...branches.fields.parse({ ...defaults, ...fields }), id, ...meta };
}

export const makeConfig = (input: Partial<Config> = {}): Config => configFields.parse(input);

/** Friday, 5 June 2026, half past six in the evening. */
export const NOW = at("2026-06-05T18:30:00+02:00");

export function makeContext(
  input: { branch?: Parameters<typeof makeBranch>[0]; products?: Product[]; categories?: Category[] } & Partial<
    Omit<CheckoutContext, "branch" | "products" | "categories">
  > = {},
): CheckoutContext {
  const { branch, products: goods = [makeProduct()], categories: groups = [makeCategory()], ...rest } = input;
  return {
    branch: makeBranch(branch),
    config: makeConfig(),
    menu: { catalog: [{ category: "pizza", products: goods.map(({ id }) => id) }] },
    categories: new Map(groups.map((group) => [group.id, group])),
    products: new Map(goods.map((product) => [product.id, product])),
    tables: new Map([
      ["t1", { branch: "wieden", identifier: "1" }],
      ["t9", { branch: "neubau", identifier: "9" }],
    ]),
    taxRates: new Map(),
    donatees: new Map([["rotes-kreuz", { name: "Rotes Kreuz" }]]),
    now: NOW,
    ...rest,
  };
}

/** A takeaway order that stands. */
export function makeDraft(input: Partial<OrderDraftInput> = {}): OrderDraft {
  return orderDraft.parse({
    branch: "wieden",
    items: [{ amount: 2, unit: "piece", product: "margherita" }],
    firstName: "Anna",
    lastName: "Huber",
    legalInstructions: true,
    privacyPolicy: true,
    ...input,
  });
}

export const ADDRESS = {
  street: "Wiedner Hauptstraße 1",
  zipCode: "1040",
  city: "Wien",
  phone: "+43 660 1234567",
} as const;

/** What an order for delivery says beside its goods. */
export const delivery = { isDelivery: true, deliveryArea: "zone1", ...ADDRESS };
