import type { Cents } from "@tresen/contract/kit/money";
import type { OnlineMethod } from "@tresen/contract/payment/payment";
import type { PaymentReport as Report } from "@tresen/contract/payment/payment.state";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { Instant } from "@tresen/contract/kit/time";

export interface NewPayment {
  /** The order's. */
  uid: string;
  amount: Cents;
  currency: string;
  /** What the customer reads on the provider's page and on the statement. */
  description: string;
  /** Whose German the page speaks, where the provider tells it apart. */
  country: Branch["country"];
  /** Where the customer comes back to, however it went. */
  returnUrl: string;
  webhookUrl: string;
}

export interface StartedPayment {
  id: string;
  /** The provider's page on which the customer pays. */
  redirectUrl: string;
}

export interface PaymentReport extends Report {
  /** Cents that are on their way back, besides those that are there. */
  refunding: Cents;
  /** Cents that the customer had their bank fetch back. */
  chargedBack: Cents;
  /** The most that can be paid back as of now, where the provider says so. */
  refundable?: Cents;
}

export interface RefundRequest {
  id: string;
  uid: string;
  amount: Cents;
  currency: string;
  /** The same attempt never pays back twice. */
  attempt: number;
}

/** One payment service. Every failure leaves as a `ProviderFailure`. */
export interface PaymentProvider {
  name: OnlineMethod;
  /** Whether the provider takes the keys; null where it does not say. */
  acceptsKeys(): Promise<boolean | null>;
  /**
   * Starting the same order's payment again gives the same payment, for as long as the provider keeps its idempotency
   * key.
   */
  create(payment: NewPayment): Promise<StartedPayment>;
  /** What the provider says of a payment now. */
  fetch(payment: { id: string; startedAt: Instant; now: Instant }): Promise<PaymentReport>;
  /** Ends a payment that nobody made yet, where the provider can. */
  cancel(payment: { id: string; uid: string }): Promise<void>;
  /** Pays money back. `isDone` when it is already; otherwise a later `fetch` tells. */
  refund(request: RefundRequest): Promise<{ id: string | null; isDone: boolean }>;
}
