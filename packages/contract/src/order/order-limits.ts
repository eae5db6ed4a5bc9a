import type { OrderDraft } from "./order";
import type { Product } from "../catalog/product.resource";
import { DAY, MINUTE } from "../kit/time";

/** Positions of one order. */
export const ORDER_ITEM_LIMIT = 100;
/**
 * Bytes of an order with the names of what it sells: far more than anybody orders at once, and no order list grows past
 * an answer.
 */
export const ORDER_SIZE_LIMIT = 32_000;

export const ORDER_TEXTS = {
  tooManyItems: `Eine Bestellung kann höchstens ${ORDER_ITEM_LIMIT} Positionen enthalten. Bitte teilen Sie sie auf mehrere Bestellungen auf.`,
  tooLarge:
    "Diese Bestellung ist zu umfangreich. Bitte kürzen Sie Ihre Texte oder teilen Sie sie auf mehrere Bestellungen auf.",
} as const;

/**
 * Orders within milliseconds, of one network address, one mail address and one phone number. An office or a dining room
 * orders from one address; nobody orders more than a few times with the same mail address within minutes.
 */
export const ORDER_TURNS = {
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

/** SMS to one branch, those that staff send again among them. */
export const BRANCH_SMS_LIMIT = { limit: 100, window: DAY };
/** New orders of a branch within a minute that it is told of one by one; those above come together in one message. */
export const SINGLE_MESSAGES = { limit: 5, window: MINUTE };

/** Bytes that an order will take, about: what was sent, with what products and their steps are called. */
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
