import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { Product } from "@tresen/contract/catalog/product.resource";
import type { StoredItem } from "@tresen/contract/order/order";
import { leadMinutes } from "@tresen/contract/order/preparation/begin";

/** How many minutes before its time an order has to be begun, as its products or else its branch say now. */
export function leadOf({
  items,
  products,
  branch,
}: {
  items: readonly StoredItem[];
  products: ReadonlyMap<string, Product>;
  branch: Pick<Branch, "leadMinutes"> | undefined;
}): { leadMinutes?: number } {
  const minutes =
    leadMinutes(items.map((item) => ({ item, product: products.get(item.product) }))) ?? branch?.leadMinutes;
  return typeof minutes === "number" ? { leadMinutes: minutes } : {};
}
