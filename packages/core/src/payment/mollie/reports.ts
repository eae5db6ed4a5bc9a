import type { Cents } from "@tresen/contract/kit/money";
import type { ReportedState } from "@tresen/contract/payment/payment.state";
import * as z from "zod";
import { askAboutKeys } from "../http";
import type { PaymentProvider, PaymentReport } from "../provider";
import { type MollieClient, amountOf, money, passIf, reasonOf } from "./client";

const STATES = [
  "open",
  "pending",
  "authorized",
  "paid",
  "canceled",
  "expired",
  "failed",
] as const satisfies readonly ReportedState[];
const refund = z.object({ id: z.string(), status: z.string(), amount: money });
const payment = z.object({
  id: z.string(),
  status: z.enum(STATES),
  amount: money,
  amountRefunded: money.nullish(),
  amountChargedBack: money.nullish(),
  amountRemaining: money.nullish(),
  _embedded: z.object({ refunds: z.array(refund).optional() }).nullish(),
});
const ON_THE_WAY = new Set(["queued", "pending", "processing"]);

/** Reads the states of payments at Mollie, and refunds them. */
export function mollieReports({
  base,
  authorization,
  call,
}: MollieClient): Pick<PaymentProvider, "askAboutKeys" | "fetch" | "refund"> {
  return {
    askAboutKeys: () => askAboutKeys({ reasonOf, url: `${base}/methods`, authorization }),
    fetch: async ({ id }): Promise<PaymentReport> => {
      const found = await call({ path: `payments/${encodeURIComponent(id)}?embed=refunds`, schema: payment });
      const refunds = found._embedded?.refunds;
      const total = (wanted: (status: string) => boolean): Cents =>
        (refunds ?? []).filter(({ status }) => wanted(status)).reduce((sum, { amount }) => sum + cents(amount), 0);
      return {
        state: found.status,
        amount: cents(found.amount),
        currency: found.amount.currency,
        // Only the list of refunds shows which of them are still pending.
        refunded: refunds
          ? total((status) => status === "refunded")
          : found.amountRefunded
            ? cents(found.amountRefunded)
            : 0,
        refunding: total((status) => ON_THE_WAY.has(status)),
        chargedBack: found.amountChargedBack ? cents(found.amountChargedBack) : 0,
        ...(found.amountRemaining ? { refundable: cents(found.amountRemaining) } : {}),
      };
    },
    refund: async ({ id, uid, amount, currency, key }) => {
      const body = { amount: amountOf({ amount, currency }), metadata: { uid } };
      const made = await call({
        path: `payments/${encodeURIComponent(id)}/refunds`,
        method: "POST",
        idempotencyKey: `refund-${uid}-${key.refund}-${key.attempt}`,
        schema: refund,
        body,
      }).catch(passIf([409]));
      // The same refund exists already.
      if (!made) return { id: null, isDone: false };
      return { id: made.id, isDone: made.status === "refunded" };
    },
  };
}

function cents({ value }: z.output<typeof money>): Cents {
  const [whole = "0", part = ""] = value.split(".");
  return Number(whole) * 100 + Number(part.padEnd(2, "0"));
}
