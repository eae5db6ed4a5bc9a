import type { OrderChange } from "../../order";
import type { Reactions } from "../../platform/event";

/**
 * Removes what other reactions may have made of an order at the moment when it was erased: the stream tells of its changes
 * one after the other, so nothing follows.
 */
export const privacyReactions = { order: [forgetErased] } satisfies { order: Reactions<OrderChange> };

async function forgetErased({ before, after }: OrderChange): Promise<void> {
  if (before === null || before.erasedAt !== undefined || after.erasedAt === undefined) return;
  await (await import("../remove-belongings")).removeBelongings(before);
}
