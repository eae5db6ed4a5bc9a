import type { ReportedState } from "@tresen/contract/payment/payment.state";
import { type Instant, MINUTE } from "@tresen/contract/kit/time";
import * as z from "zod";
import { ProviderFailure, askAboutKeys, unreadable } from "../http";
import type { PaymentProvider, PaymentReport } from "../provider";
import { type DatatransClient, REFERENCE, reasonOf, started } from "./client";

/** An unfinished transaction expires after half an hour; the rest allows for different clocks. */
const EXPIRES_AFTER = 35 * MINUTE;
/** Payments are settled automatically, so an authorised one counts as paid. */
const STATE_OF: Record<string, ReportedState> = {
  initialized: "open",
  challenge_required: "pending",
  challenge_ongoing: "pending",
  authenticated: "pending",
  authorized: "paid",
  settled: "paid",
  transmitted: "paid",
  canceled: "canceled",
  failed: "failed",
};

const sum = z.object({ amount: z.int() }).partial();
const transaction = z.object({
  status: z.string(),
  currency: z.string(),
  detail: z.object({ init: sum, authorize: sum, settle: sum }).partial().nullish(),
  history: z.array(z.object({ action: z.string(), amount: z.int().nullish(), success: z.boolean() })).nullish(),
});
type Transaction = z.output<typeof transaction>;

/** Reads the states of payments at Datatrans, and refunds them. */
export function datatransReports({
  base,
  authorization,
  call,
}: DatatransClient): Pick<PaymentProvider, "askAboutKeys" | "fetch" | "refund"> {
  const read = async (id: string): Promise<Transaction> =>
    (await call({ path: `/${encodeURIComponent(id)}`, schema: transaction })).data;
  return {
    // Asks for a transaction that does not exist: with invalid keys the answer is that they are invalid.
    askAboutKeys: () => askAboutKeys({ reasonOf, url: `${base}/v1/transactions/0`, authorization }),
    fetch: async ({ id, startedAt, now }): Promise<PaymentReport> => {
      const found = await read(id).catch(gone);
      if (!found) return { state: "expired", amount: 0, currency: "", refunded: 0, refunding: 0, chargedBack: 0 };
      const state = STATE_OF[found.status];
      if (!state) throw unreadable({ provider: "datatrans", cause: new Error(`Unknown status ${found.status}`) });
      return {
        state: isOver({ state, startedAt, now }) ? "expired" : state,
        amount: paidAmount(found),
        currency: found.currency,
        refunded: credited(found),
        refunding: 0,
        chargedBack: 0,
      };
    },
    refund: async ({ id, uid, amount, isAll, currency, key }) => {
      const suffix = `R${key.refund.toString(36)}${key.attempt.toString(36)}`;
      const refno = `${uid.slice(0, REFERENCE - suffix.length)}${suffix}`;
      const isSettled = (await read(id)).status !== "authorized";
      if (!isSettled && !isAll)
        throw unreadable({ provider: "datatrans", cause: new Error("Only a settled payment is refunded in part") });
      // Before a transaction is settled it cannot be refunded, so it is cancelled instead.
      const request = isSettled
        ? { path: `/${encodeURIComponent(id)}/credit`, body: { amount, currency, refno } }
        : { path: `/${encodeURIComponent(id)}/cancel`, body: { refno } };
      const { data } = await call({
        ...request,
        method: "POST",
        idempotencyKey: `refund-${uid}-${key.refund}-${key.attempt}`,
        schema: started.partial().nullable(),
      });
      return { id: data?.transactionId ?? null, isDone: true };
    },
  };
}

function isOver({ state, startedAt, now }: { state: ReportedState; startedAt: Instant; now: Instant }): boolean {
  return (state === "open" || state === "pending") && now - startedAt > EXPIRES_AFTER;
}

function paidAmount({ detail, history }: Transaction): number {
  const made = history?.findLast(
    ({ action, success, amount }) => success && amount != null && /^(?:settle|authorize|init)$/.test(action),
  );
  return detail?.settle?.amount ?? detail?.authorize?.amount ?? made?.amount ?? detail?.init?.amount ?? 0;
}

function credited({ history }: Transaction): number {
  return (history ?? [])
    .filter(({ action, success }) => success && action === "credit")
    .reduce((total, { amount }) => total + (amount ?? 0), 0);
}

/** Datatrans does not keep transactions that were not finished in time. */
function gone(error: unknown): null {
  if (error instanceof ProviderFailure && error.reason === "TRANSACTION_NOT_FOUND") return null;
  throw error;
}
