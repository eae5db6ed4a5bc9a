import type { AnalyticsLogInput } from "@tresen/contract/statistics/analytics";
import type { Cents } from "@tresen/contract/kit/money";

export interface SoldItem {
  id: string;
  name: string;
  quantity: number;
  /** The price of the whole amount. */
  gross: Cents;
}

/** What is measured: never a person, only what was put in, begun or bought, and at which branch. */
export interface CommerceEvent {
  name: "add_to_cart" | "begin_checkout" | "purchase";
  branch: string;
  currency: string;
  gross: Cents;
  items: readonly SoldItem[];
  /** Only for a purchase: the part of the order's key that alone gives no access to the order. */
  transaction?: string;
}

/** Amounts in units of the currency, as trackers take them. */
const units = (cents: Cents): number => cents / 100;

/** The event as the tag manager's data layer takes it. */
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

/** The event as the pixel's `track` takes it, with the id by which the pixel recognises repeated events. */
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
