import { createHash } from "node:crypto";
import { type Cents, formatMoney } from "@tresen/contract/kit/money";
import type { Instant } from "@tresen/contract/kit/time";
import type { ActedOrder } from "@tresen/contract/order/order";
import type { RefundRequest } from "@tresen/contract/payment/order-money";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { type RefundedLine, refundableLine, refundableOf, refundedNames } from "@tresen/contract/payment/refund";
import { REFUND_MESSAGES } from "@tresen/contract/payment/refund.texts";
import { type Actor, requireStaff } from "../../platform/actor";
import { AppError, inputError } from "../../platform/errors";
import { requestFields } from "../../platform/request";
import { type OrderRow, changedMeanwhile, ownOrder, paymentsView, replaceDecided, withNewRefund } from "../../order";
import { actedView } from "../../order/view";

/** More are not needed, and each has a number in the references of a provider. */
const REFUND_LIMIT = 30;

/**
 * Requests refunds of what was paid for an order, whatever its state. The order's reactions carry them out. The sum of
 * refunds never exceeds what was paid, since every refund is written on condition that the order is unchanged.
 * @param key the idempotency key: the same request with the same key is carried out once.
 * @throws input, conflict when the order was changed meanwhile or nothing is left, missing, forbidden.
 */
export async function requestRefund({
  actor,
  id,
  request,
  key: given,
  now,
}: {
  actor: Actor;
  id: string;
  request: RefundRequest;
  key?: string | undefined;
  now: Instant;
}): Promise<ActedOrder> {
  const { user } = requireStaff(actor);
  const before = await ownOrder({ actor, id, permission: orderPermissions.refund });
  const { version, reason, ...wanted } = request;
  const key = given === undefined ? undefined : keyOf({ given, wanted, reason });
  if (isRepeated({ row: before, key })) return actedView({ row: before, actor });
  if (version !== before.version) throw changedMeanwhile();
  const lines = request.lines && wholeLines({ row: before, lines: request.lines });
  const total = lines ? lines.reduce((sum, { amount }) => sum + amount, 0) : (request.amount ?? 0);
  const shares = sharesOf({ row: before, payment: request.payment, amount: total });
  if ((before.refunds?.length ?? 0) + shares.length > REFUND_LIMIT)
    throw new AppError("refund.too_many", "conflict", REFUND_MESSAGES.tooMany(REFUND_LIMIT));
  // Nobody would find again what is written about a customer who is erased.
  const told = before.erasedAt === undefined ? reason : "";
  const at = new Date(now).toISOString();
  const { requestId } = requestFields();
  const entry = {
    at,
    by: user.id,
    name: user.name,
    action: "refund",
    message: [
      formatMoney(total, currencyOf(before)),
      refundedNames({ refund: { lines }, items: before.items }).join(", "),
      told,
    ]
      .filter(Boolean)
      .join(" – "),
    ...(requestId ? { requestId } : {}),
  };
  const row = shares.reduce(
    (after, { payment, amount }, index) =>
      withNewRefund({
        row: after,
        payment,
        // The positions stand with the first share, where several payments share them.
        decision: { amount, at, by: user.id, reason: told, key, lines: index === 0 ? lines : undefined },
      }),
    { ...before, version: before.version + 1, updatedAt: at, timeline: [...before.timeline, entry] } as OrderRow,
  );
  try {
    await replaceDecided({ before, row });
  } catch (error) {
    // Two requests with the same key may arrive at once.
    const current = await ownOrder({ actor, id, permission: orderPermissions.refund });
    if (!isRepeated({ row: current, key })) throw error;
    return actedView({ row: current, actor });
  }
  return actedView({ row, actor });
}

/** Whether a refund was already requested with the key. @throws conflict when it was another request. */
function isRepeated({ row, key }: { row: OrderRow; key: string | undefined }): boolean {
  const earlier = key && row.refunds?.find((refund) => refund.key?.startsWith(key.slice(0, KEY_LENGTH)));
  if (!earlier) return false;
  if (earlier.key !== key) throw new AppError("refund.key_reused", "conflict", REFUND_MESSAGES.keyReused);
  return true;
}

const KEY_LENGTH = 22;

/** A hash of the key, followed by one of the request, so that another request with the same key is recognised. */
function keyOf({ given, ...request }: { given: string; wanted: object; reason: string }): string {
  const hash = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, KEY_LENGTH);
  return hash(given) + hash(JSON.stringify(request));
}

/** What is left of each of the positions. @throws input for one that is unknown, named twice or refunded already. */
function wholeLines({ row, lines }: { row: OrderRow; lines: readonly string[] }): RefundedLine[] {
  const refused = (code: string, message: string) => inputError({ code, faults: [{ field: "lines", code, message }] });
  if (new Set(lines).size < lines.length) throw refused("refund.line_twice", REFUND_MESSAGES.lineTwice);
  return lines.map((line) => {
    const item = row.items[Number(line) - 1];
    // `01` would be another name of the first position, by which refunds are compared.
    if (!item || item.amount === 0 || String(Number(line)) !== line)
      throw refused("refund.line_unknown", REFUND_MESSAGES.lineUnknown);
    const amount = refundableLine({ line, gross: item.gross, refunds: row.refunds ?? [] });
    if (amount <= 0) throw refused("refund.line_refunded", REFUND_MESSAGES.lineRefunded);
    return { line, amount };
  });
}

/** Which payments give the amount back: the latest through a provider first, what was paid on site last. */
function sharesOf({
  row,
  payment: only,
  amount,
}: {
  row: OrderRow;
  payment: string | undefined;
  amount: Cents;
}): { payment: string; amount: Cents }[] {
  const payments = paymentsView(row);
  if (only !== undefined && !payments.some(({ id }) => id === only))
    throw inputError({
      code: "refund.payment_unknown",
      faults: [{ field: "payment", code: "refund.payment_unknown", message: REFUND_MESSAGES.paymentUnknown }],
    });
  const refundable = payments
    .filter(({ id }) => only === undefined || id === only)
    .toSorted((a, b) => Number(a.kind === "onSite") - Number(b.kind === "onSite") || Number(b.id) - Number(a.id))
    .map((payment) => ({ payment: payment.id, amount: refundableOf({ payment, refunds: row.refunds ?? [] }) }));
  const rest = refundable.reduce((sum, one) => sum + one.amount, 0);
  if (rest === 0) throw new AppError("refund.nothing_paid", "conflict", REFUND_MESSAGES.nothingPaid);
  if (amount > rest) {
    const message = REFUND_MESSAGES.tooMuch(formatMoney(rest, currencyOf(row)));
    throw inputError({ code: "refund.too_much", faults: [{ field: "amount", code: "refund.too_much", message }] });
  }
  let left = amount;
  return refundable.flatMap((one) => {
    const share = Math.min(left, one.amount);
    left -= share;
    return share > 0 ? [{ payment: one.payment, amount: share }] : [];
  });
}

function currencyOf({ payments = [] }: OrderRow): string | undefined {
  return payments[0]?.currency;
}
