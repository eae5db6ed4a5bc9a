import type { OrderDraft } from "./order";
import type { Product } from "../catalog/product.resource";
import { DAY, MINUTE } from "../kit/time";

/** The number of positions in one order. */
export const ORDER_ITEM_LIMIT = 100;
/**
 * The size of an order in bytes, with the names of its products. It is far more than anybody orders at once, and keeps
 * pages of orders below the size limit of an answer.
 */
export const ORDER_SIZE_LIMIT = 32_000;

/**
 * Rate limits for orders per network address, mail address and phone number. An office orders from one network address;
 * nobody orders often with the same mail address within minutes. Windows are in milliseconds.
 */
export const ORDER_RATE_LIMITS = {
  address: [{ limit: 30, window: 10 * MINUTE }],
  email: [
    { limit: 6, window: 10 * MINUTE },
    { limit: 20, window: DAY },
  ],
  phone: [
    { limit: 6, window: 10 * MINUTE },
    { limit: 20, window: DAY },
  ],
} as const;

/** The rate limit for SMS to one branch, including those that staff send again. */
export const BRANCH_SMS_LIMIT = { limit: 100, window: DAY };
/**
 * New orders within a minute that a branch receives one message each for. Further ones are combined into one message.
 */
export const SINGLE_MESSAGES = { limit: 5, window: MINUTE };

/** The approximate size of an order in bytes: the request, plus the names of its products and steps. */
export function orderSize({
  draft,
  products,
}: {
  draft: OrderDraft;
  products: ReadonlyMap<string, Pick<Product, "name" | "config">>;
}): number {
  const sold = draft.items.map(({ product }) => {
    const { name, config } = products.get(product) ?? {};
    return [name, config?.parts.map((step) => ({ name: step.name, type: step.type }))];
  });
  return new TextEncoder().encode(JSON.stringify([draft, sold])).length;
}
