import type { ShopBundleInput } from "@tresen/contract/bundle/bundle";
import type { OrderDraftInput } from "@tresen/contract/order/order";

/** One branch that is always open, and one product. */
export const smallShop: ShopBundleInput = {
  config: { shopName: "Kleiner Shop" },
  branches: [
    {
      id: "brn_1",
      identifier: "eins",
      name: "Filiale Eins",
      openingHours: [{ type: "daily", from: "00:00", to: "24:00" }],
    },
  ],
  categories: [{ id: "cat_1", name: "Speisen" }],
  products: [{ id: "prd_1", name: "Semmel", price: 120 }],
  menus: [{ id: "mnu_1", branches: [{ id: "brn_1" }], catalog: [{ category: "cat_1", products: ["prd_1"] }] }],
};

export function smallOrder(shopper: number): OrderDraftInput {
  return {
    branch: "brn_1",
    items: [{ amount: 1 + (shopper % 3), unit: "piece", product: "prd_1", parts: [] }],
    firstName: "Erika",
    lastName: `Muster ${shopper}`,
    paymentMethod: "cash",
    legalInstructions: true,
    privacyPolicy: true,
  };
}
