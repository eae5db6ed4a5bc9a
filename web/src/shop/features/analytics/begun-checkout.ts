import { HOUR, type Instant } from "@tresen/contract/kit/time";
import type { PublicOrder } from "@tresen/contract/order/order";

/** A checkout that was begun in this browser. The order that results from it is counted as a purchase. */
interface Begun {
  /** The time at which the checkout was opened. */
  at: Instant;
  /** The cart's content, so that the same checkout is not counted twice. */
  cart: string;
}

/** A begun checkout is forgotten after this time, which is longer than any payment takes. */
const KEPT = 3 * HOUR;
/** Tolerance for the order's time, which comes from the server and may be rounded down. */
const TOLERANCE = 60_000;

/** In local storage, since a payment may come back in another tab. */
const storageKey = (branch: string): string => `analytics/checkout/${branch}`;

/**
 * Stores that a checkout was opened.
 * @returns whether it differs from the last one.
 */
export function noteCheckout({ branch, cart, at }: { branch: string; cart: string; at: Instant }): boolean {
  const before = read(branch);
  if (before && before.cart === cart && at - before.at < KEPT) return false;
  write(branch, { at, cart });
  return true;
}

/** Whether a checkout at one of the branches that began in this browser may still become an order. */
export function hasBegunCheckout({ branches, now }: { branches: Iterable<{ id: string }>; now: Instant }): boolean {
  return [...branches].some(({ id }) => now - (read(id)?.at ?? -Infinity) < KEPT);
}

/**
 * Whether the order comes from the checkout that began here and is final enough to count as a purchase. True only once:
 * later calls, after a reload or in another tab, get false.
 */
export function takePurchase({ order, now }: { order: PublicOrder; now: Instant }): boolean {
  const begun = read(order.branch.id);
  if (!begun || !isBought(order) || now - begun.at > KEPT || Date.parse(order.createdAt) < begun.at - TOLERANCE)
    return false;
  write(order.branch.id, null);
  return true;
}

/** An online payment counts once it is paid; a request for a quotation has no price. */
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
    // Storage is blocked: the purchase is not counted, since it could be counted twice.
  }
}
