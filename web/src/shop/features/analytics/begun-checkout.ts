import { HOUR, type Instant } from "@tresen/contract/kit/time";
import type { PublicOrder } from "@tresen/contract/order/order";

/** A checkout that was begun in this browser. The order that results from it is counted as a purchase. */
interface Begun {
  /** Instant at which the checkout was opened. */
  at: Instant;
  /** What was in the cart, so that the same is not begun twice. */
  cart: string;
}

/** A begun checkout is forgotten after this time, which is longer than any payment takes. */
const KEPT = 3 * HOUR;
/** Tolerance for the order's time, which comes from the server and may be rounded down. */
const TOLERANCE = 60_000;

/** In local storage, since a payment may come back in another tab. */
const storageKey = (branch: string): string => `analytics/checkout/${branch}`;

/** Notes that a checkout was opened. @returns whether it is another one than the last. */
export function noteCheckout({ branch, cart, at }: { branch: string; cart: string; at: Instant }): boolean {
  const before = read(branch);
  if (before && before.cart === cart && at - before.at < KEPT) return false;
  write(branch, { at, cart });
  return true;
}

/** Whether an order may still come of a checkout at one of the branches that was opened in this browser. */
export function hasBegunCheckout({ branches, now }: { branches: Iterable<{ id: string }>; now: Instant }): boolean {
  return [...branches].some(({ id }) => now - (read(id)?.at ?? -Infinity) < KEPT);
}

/**
 * Whether the order is the one that was begun here, and final enough to count as bought. Says so once: whoever asks
 * again, after a reload or in another tab, is told no.
 */
export function takePurchase({ order, now }: { order: PublicOrder; now: Instant }): boolean {
  const begun = read(order.branch.id);
  if (!begun || !isBought(order) || now - begun.at > KEPT || Date.parse(order.createdAt) < begun.at - TOLERANCE)
    return false;
  write(order.branch.id, null);
  return true;
}

/** An online payment counts once it is paid; a quotation promises no price. */
export function isBought(
  order: Pick<PublicOrder, "isQuotation" | "isFailed" | "isCanceled" | "isRejected" | "isPaid" | "paymentMethod">,
): boolean {
  if (order.isQuotation || order.isFailed || order.isCanceled || order.isRejected) return false;
  return order.isPaid || (order.paymentMethod !== "mollie" && order.paymentMethod !== "datatrans");
}

function read(branch: string): Begun | null {
  try {
    const begun: Begun | null = JSON.parse(localStorage.getItem(storageKey(branch)) ?? "null");
    return begun;
  } catch {
    return null;
  }
}

function write(branch: string, begun: Begun | null): void {
  try {
    if (begun) localStorage.setItem(storageKey(branch), JSON.stringify(begun));
    else localStorage.removeItem(storageKey(branch));
  } catch {
    // Storage is blocked: nothing is counted rather than something twice.
  }
}
