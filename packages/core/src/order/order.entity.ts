import type { WithdrawalDeclaration } from "@tresen/contract/order/withdrawal-declaration";
import type { OrderState } from "@tresen/contract/order/order.state";
import type { OrderCustomer, OrderItem, Questionnaire } from "@tresen/contract/order/order";
import type { OnlineMethod, PaymentMethod } from "@tresen/contract/payment/payment";
import type { PaymentStanding } from "@tresen/contract/payment/payment.state";
import type { Pricing } from "@tresen/contract/order/pricing";
import { CustomAttributeType, Entity } from "electrodb";
import { connection, flag, indexKey, model, number, optionalText, primaryKey, text } from "../platform/db";

export interface TimelineEntry {
  at: string;
  by: string;
  name: string;
  action: string;
  message?: string;
  /** The request in which somebody decided the step. Only the log shows it. */
  requestId?: string;
}

/** The online payment of an order. */
export interface StoredPayment extends PaymentStanding {
  provider: OnlineMethod;
  /** The provider's id of the payment, once it is created there. */
  id?: string;
  /** When it was created at the provider, which may be minutes after the order. */
  startedAt?: string;
  /** The provider's payment page. */
  redirectUrl?: string;
  /** Cents that the customer's bank took back (chargeback). */
  chargedBack?: number;
  /** The current refund attempt. The process that writes it here is the one that asks the provider for the refund. */
  refund?: { attempt: number; at: string; id?: string; isAccepted?: boolean };
}

/** The customer's withdrawal from the contract as declared. */
export interface StoredWithdrawal extends WithdrawalDeclaration {
  at: string;
}

/** An order, the record of its idempotency key and, through the stream, its outgoing event: one item, one write. */
export const OrderEntity = new Entity(
  {
    model: model("order"),
    attributes: {
      uid: text,
      hash: text,
      /** A hash of the request: the same key with another request is refused. */
      fingerprint: text,
      version: number,
      createdAt: text,
      updatedAt: text,
      state: { type: CustomAttributeType<OrderState>("string"), required: true },
      ticketNumber: number,
      branch: text,
      branchName: text,
      isDelivery: flag,
      isDineIn: flag,
      isQuotation: flag,
      isPreorder: flag,
      isPaid: flag,
      isRefunded: flag,
      paymentMethod: { type: CustomAttributeType<PaymentMethod>("string"), required: true },
      payment: { type: CustomAttributeType<StoredPayment>("any") },
      /**
       * The work list that contains the order, or `none`, since an index needs all parts of its key: see `worklistOf`.
       * It is stored only as the key of the index, which keeps an order of less than 1 KB at one write unit.
       */
      worklist: { type: "string", field: "gsi2pk" },
      appointmentDate: optionalText,
      appointment: optionalText,
      counterAppointment: optionalText,
      /** The slot whose capacity the order uses. */
      slot: optionalText,
      rejectionMessage: optionalText,
      questionnaire: { type: CustomAttributeType<Questionnaire>("any") },
      withdrawal: { type: CustomAttributeType<StoredWithdrawal>("any") },
      table: optionalText,
      tableIdentifier: optionalText,
      deliveryArea: optionalText,
      donatee: { type: CustomAttributeType<{ id: string; name: string }>("any") },
      comment: optionalText,
      /** Only the fields that the customer filled in. */
      customer: { type: CustomAttributeType<Partial<OrderCustomer>>("any"), required: true },
      items: { type: CustomAttributeType<OrderItem[]>("any"), required: true },
      pricing: { type: CustomAttributeType<Pricing>("any"), required: true },
      timeline: { type: CustomAttributeType<TimelineEntry[]>("any"), required: true },
    },
    indexes: {
      primary: primaryKey({ pk: "order#${uid}", sk: "order" }),
      history: indexKey({ index: "gsi1", pk: "branch#${branch}", sk: "${createdAt}#${uid}" }),
      work: {
        condition: ({ worklist }) => worklist !== "none",
        ...indexKey({ index: "gsi2", pk: "${worklist}", sk: "${createdAt}#${uid}" }),
      },
    },
  },
  connection,
);
