import type { Cents } from "@tresen/contract/kit/money";
import type { OnlineMethod } from "@tresen/contract/payment/payment";
import type { PaymentReport as Report } from "@tresen/contract/payment/payment.state";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { Instant } from "@tresen/contract/kit/time";
import type { KeyAnswer } from "./http";

export interface NewPayment {
  /** The uid of the order. */
  uid: string;
  /** The number of the payment within its order, if it is not the one made with the order. */
  number?: string;
  amount: Cents;
  currency: string;
  /** The text that the customer reads on the provider's page and on the statement. */
  description: string;
  /** The country for the language of the provider's page, where the provider distinguishes variants of German. */
  country: Branch["country"];
  /** The URL to which the customer returns after paying or cancelling. */
  returnUrl: string;
  webhookUrl: string;
}

export interface StartedPayment {
  id: string;
  /** The provider's page on which the customer pays. */
  redirectUrl: string;
}

export interface PaymentReport extends Report {
  /** Cents of refunds that are still pending, in addition to completed ones. */
  refunding: Cents;
  /** Cents that the customer's bank took back (chargeback). */
  chargedBack: Cents;
  /** The largest amount that can be refunded now, if the provider reports it. */
  refundable?: Cents;
}

export interface RefundRequest {
  id: string;
  uid: string;
  amount: Cents;
  currency: string;
  /** Whether it is the whole payment. Some providers refund only that before it is settled. */
  isAll: boolean;
  /** Numbers from 1: the refund within its order, and the attempt at it. The same attempt is never refunded twice. */
  key: { refund: number; attempt: number };
}

/** The adapter of one payment provider. Every failure is thrown as a `ProviderFailure`. */
export interface PaymentProvider {
  name: OnlineMethod;
  /** Asks the provider whether it accepts the keys. */
  askAboutKeys(): Promise<KeyAnswer>;
  /**
   * Creates a payment. Creating it again for the same order returns the same payment, as long as the provider keeps its
   * idempotency key.
   */
  create(payment: NewPayment): Promise<StartedPayment>;
  /** Reads the current state of a payment. */
  fetch(payment: { id: string; startedAt: Instant; now: Instant }): Promise<PaymentReport>;
  /** Cancels an unpaid payment, where the provider can. */
  cancel(payment: { id: string; uid: string }): Promise<void>;
  /** Refunds money. `isDone` when the refund is complete; otherwise a later `fetch` reports it. */
  refund(request: RefundRequest): Promise<{ id: string | null; isDone: boolean }>;
}
