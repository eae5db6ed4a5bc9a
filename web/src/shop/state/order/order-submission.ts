import type { OrderDraft, OrderResult } from "@tresen/contract/order/order";
import { ApiError, call } from "../../../shared/api";
import { readSession, writeSession } from "../browser/storage";

/**
 * One attempt to order from a branch. Its key stays the same until the server's answer is final, so that pressing
 * twice, a reload or a lost answer never creates a second order.
 */
interface Attempt {
  key: string;
  /** Requests with this key that were never answered. One of them may have created the order. */
  unanswered: string[];
  /** The order that waits for its payment, and the request that created it. */
  awaiting?: { uid: string; hash: string; body: string };
}

const storageKey = (identifier: string): string => `order-attempt/${identifier}`;

/** Sends the order. Returns the order with the branch's key: this one, or one whose answer was lost. */
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
    // The refusal is final: nothing was stored for this request.
    if (error.status >= 400 && error.status < 500) keep(identifier, { ...attempt, unanswered: earlier });
    throw error;
  }
}

/** Starts a new attempt: after a failed payment the next order has another key. */
export function forgetAttempt(identifier: string): void {
  writeSession(storageKey(identifier), null);
}

/** An earlier request has created an order although its answer was lost: sending it again returns that order. */
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
  // Only staff may be answered without the key of the order.
  return call("POST /api/orders", {
    body: draft,
    headers: { "Idempotency-Key": key },
  }) as Promise<OrderResult>;
}

/**
 * A 409 without a field means that the key belongs to another request. With a field it is about the order itself, such
 * as a full slot.
 */
function isKeyTaken(error: ApiError): boolean {
  return error.status === 409 && error.errors.every(({ field }) => !field);
}

/**
 * If a payment follows, the key stays: returning from the provider and pressing again must not create another order.
 */
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
 * Ends the attempt when its payment has arrived. Returns true once, and only for the order of this attempt, so that the
 * cart is emptied.
 */
export function settlePaid({ identifier, uid }: { identifier: string; uid: string }): boolean {
  if (readSession<Attempt>(storageKey(identifier))?.awaiting?.uid !== uid) return false;
  forgetAttempt(identifier);
  return true;
}

/**
 * If the customer returned without paying and orders something else, the earlier order is abandoned. If it was paid
 * after all, it stands.
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
 * The order of this key failed because it was not paid. The next attempt gets a new key, at once if the failure belongs
 * to an earlier attempt.
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

/**
 * 128 random bits. `randomUUID` is not used, since it needs https, which a rehearsal in a local network does not have.
 */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
