import type { OrderDraft, OrderResult } from "@tresen/contract/order/order";
import { ApiError, call } from "../../../shared/api";
import { readSession, writeSession } from "../browser/storage";

/**
 * One attempt to order from a branch. The key stays the same until the server's answer is final, so a second press,
 * a reload, or a lost answer never orders twice.
 */
interface Attempt {
  key: string;
  /** Bodies that went out under this key and were never answered: one of them may have become the order. */
  unanswered: string[];
  /** The order that waits for its payment, and the body it was made from. */
  awaiting?: { uid: string; hash: string; body: string };
}

const storageKey = (identifier: string): string => `order-attempt/${identifier}`;

/**
 * Posts the draft. Returns the order that stands under the branch's key: this one, or the one whose answer got lost.
 */
export async function submitOrder({
  identifier,
  draft,
}: {
  identifier: string;
  draft: OrderDraft;
}): Promise<OrderResult> {
  const body = JSON.stringify(draft);
  const paid = await settleEarlier({ identifier, body });
  if (paid) return paid;
  const attempt = currentAttempt(identifier);
  const earlier = attempt.unanswered.filter((sent) => sent !== body);
  keep(identifier, { ...attempt, unanswered: [...earlier, body] });
  try {
    const result = await post({ key: attempt.key, body });
    settleOnSuccess({ identifier, result, key: attempt.key, body });
    return result;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.errors.some(({ code }) => code.startsWith("payment.")))
      return afterFailedPayment({ identifier, draft, error, isSecond: attempt.awaiting !== undefined });
    if (isKeyTaken(error) && earlier.length > 0)
      return await recover({ identifier, key: attempt.key, bodies: earlier, error });
    // Refused for good: nothing was written for this body.
    if (error.status >= 400 && error.status < 500) keep(identifier, { ...attempt, unanswered: earlier });
    throw error;
  }
}

/** A new attempt begins: after a payment failed, the next order is another one. */
export function forgetAttempt(identifier: string): void {
  writeSession(storageKey(identifier), null);
}

/** An earlier body became an order although its answer never arrived: sending it again gives that order. */
async function recover({
  identifier,
  key,
  bodies,
  error,
}: {
  identifier: string;
  key: string;
  bodies: readonly string[];
  error: ApiError;
}): Promise<OrderResult> {
  for (const body of bodies.toReversed()) {
    try {
      const result = await post({ key, body });
      settleOnSuccess({ identifier, result, key, body });
      return result;
    } catch (cause) {
      if (!(cause instanceof ApiError) || !isKeyTaken(cause)) throw cause;
    }
  }
  throw error;
}

function post({ key, body }: { key: string; body: string }): Promise<OrderResult> {
  const draft: OrderDraft = JSON.parse(body);
  return call("POST /api/orders", {
    body: draft,
    headers: { "Idempotency-Key": key },
  });
}

/**
 * 409 without a field: the key stands for another body. With a field it is about the order itself, e.g. a taken slot.
 */
function isKeyTaken(error: ApiError): boolean {
  return error.status === 409 && error.errors.every(({ field }) => !field);
}

/** With a payment to follow the key stays: coming back from the terminal and pressing again must not order anew. */
function settleOnSuccess({
  identifier,
  result: { uid, hash, paymentRedirectUrl },
  key,
  body,
}: {
  identifier: string;
  result: OrderResult;
  key: string;
  body: string;
}): void {
  if (paymentRedirectUrl) keep(identifier, { key, unanswered: [], awaiting: { uid, hash, body } });
  else forgetAttempt(identifier);
}

/**
 * The payment of this order is there: the cart it was made from is done with. True once, and only for the order of this
 * attempt.
 */
export function settlePaid({ identifier, uid }: { identifier: string; uid: string }): boolean {
  if (readSession<Attempt>(storageKey(identifier))?.awaiting?.uid !== uid) return false;
  forgetAttempt(identifier);
  return true;
}

/**
 * Whoever came back from the payment and orders something else gives the earlier order up; had it been paid, that one
 * stands.
 */
async function settleEarlier({ identifier, body }: { identifier: string; body: string }): Promise<OrderResult | null> {
  const { awaiting } = currentAttempt(identifier);
  if (!awaiting || awaiting.body === body) return null;
  const { uid, hash } = awaiting;
  const order = await call("POST /api/payments/abandon/{uid}/{hash}", { params: { uid, hash } });
  forgetAttempt(identifier);
  return order.isPaid && !order.isFailed ? { uid, hash } : null;
}

/**
 * The order of this key is off, since nobody could pay it. The next one is another: at once where the failure is an
 * earlier one's.
 */
async function afterFailedPayment({
  identifier,
  draft,
  error,
  isSecond,
}: {
  identifier: string;
  draft: OrderDraft;
  error: ApiError;
  isSecond: boolean;
}): Promise<OrderResult> {
  forgetAttempt(identifier);
  if (isSecond && error.status === 409) return submitOrder({ identifier, draft });
  throw error;
}

function currentAttempt(identifier: string): Attempt {
  return readSession<Attempt>(storageKey(identifier)) ?? { key: randomKey(), unanswered: [] };
}

function keep(identifier: string, attempt: Attempt): void {
  writeSession(storageKey(identifier), attempt);
}

/** 128 random bits. Not randomUUID: that needs https, and a rehearsal in the shop's own network has none. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
