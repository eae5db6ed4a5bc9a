import type { AnalyticsLogInput } from "@tresen/contract/statistics/analytics";
import type { Cents } from "@tresen/contract/kit/money";

export interface SoldItem {
  id: string;
  name: string;
  quantity: number;
  /** The price of the whole amount. */
  gross: Cents;
}

/** A measured event: it contains no personal data, only products added, begun or bought, and the branch. */
export interface CommerceEvent {
  name: "add_to_cart" | "begin_checkout" | "purchase";
  branch: string;
  currency: string;
  gross: Cents;
  items: readonly SoldItem[];
  /** Only for a purchase: the part of the order's key that alone gives no access to the order. */
  transaction?: string;
}

/** Amounts in units of the currency, as trackers expect them. */
const units = (cents: Cents): number => cents / 100;

/** The event in the format of the tag manager's data layer. */
export function dataLayerEntry({ name, currency, gross, items, transaction }: CommerceEvent): Record<string, unknown> {
  return {
    event: name,
    ecommerce: {
      ...(transaction ? { transaction_id: transaction } : {}),
      currency,
      value: units(gross),
      items: items.map(({ id, name: label, quantity, gross: price }) => ({
        item_id: id,
        item_name: label,
        quantity,
        price: units(Math.round(price / quantity)),
      })),
    },
  };
}

const PIXEL_NAMES = { add_to_cart: "AddToCart", begin_checkout: "InitiateCheckout", purchase: "Purchase" } as const;

/** The event in the format of the pixel's `track`, with the id by which the pixel recognises repeated events. */
export function pixelCall({
  name,
  currency,
  gross,
  items,
  transaction,
}: CommerceEvent): [name: string, data: Record<string, unknown>, options: Record<string, unknown>] {
  const data = {
    currency,
    value: units(gross),
    content_type: "product",
    content_ids: items.map(({ id }) => id),
    num_items: items.length,
  };
  return [PIXEL_NAMES[name], data, transaction ? { eventID: transaction } : {}];
}

export function logEntry({ name, branch, currency, gross }: CommerceEvent): AnalyticsLogInput {
  return { type: "commerce", action: name, category: "shop", data: { branch, currency, value: units(gross) } };
}
