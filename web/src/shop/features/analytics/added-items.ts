import type { CartItem } from "../../state/order/cart";

/**
 * The items that a change added to the cart: new items, and larger quantities of existing ones. An item that was edited
 * is not a new one.
 */
export function addedItems({ before, after }: { before: readonly CartItem[]; after: readonly CartItem[] }): CartItem[] {
  if (after.length < before.length) return [];
  const had = amounts(before);
  const has = amounts(after);
  const isEdit = after.length === before.length;
  return [...has].flatMap(([key, { item, amount }]) => {
    const earlier = had.get(key)?.amount ?? 0;
    if (amount <= earlier || (isEdit && earlier === 0)) return [];
    return [{ ...item, amount: Math.round((amount - earlier) * 1000) / 1000 }];
  });
}

function amounts(items: readonly CartItem[]): Map<string, { item: CartItem; amount: number }> {
  const byKey = new Map<string, { item: CartItem; amount: number }>();
  for (const item of items) {
    const key = JSON.stringify([item.product.id, item.unit, item.parts]);
    byKey.set(key, { item, amount: (byKey.get(key)?.amount ?? 0) + item.amount });
  }
  return byKey;
}
