import { rebuildSnapshot } from "@tresen/core/snapshot";

/**
 * Repairs the published snapshot should a change ever have passed the stream by, or a payment provider now say
 * otherwise of its keys.
 */
export async function handler(): Promise<void> {
  // Compared with the times that the table stamps on its stream, which know nothing of the platform's clock.
  await rebuildSnapshot({ startedAt: Date.now() });
}
