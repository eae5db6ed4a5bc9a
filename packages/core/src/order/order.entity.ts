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
}

/** An order's online payment. */
export interface StoredPayment extends PaymentStanding {
  provider: OnlineMethod;
  /** The provider's number, once the payment is made there. */
  id?: string;
  /** When it was made there, which may be some minutes after the order. */
  startedAt?: string;
  /** The provider's page. */
  redirectUrl?: string;
  /** Cents that the customer had their bank fetch back. */
  chargedBack?: number;
  /** The repayment that is under way: whoever writes it here is the one who asks the provider for it. */
  refund?: { attempt: number; at: string; id?: string; isAccepted?: boolean };
}

/** The customer's withdrawal from the contract, as it was declared. */
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
      /** Of the body that the order was made from: the same key with another body is refused. */
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
       * The work list that the order is on, or `none`, since an index wants each of its parts written: see
       * `worklistOf`. Stored as the index's key and nowhere else: an order of less than 1 KB is written for one unit
       * less.
       */
      worklist: { type: "string", field: "gsi2pk" },
      appointmentDate: optionalText,
      appointment: optionalText,
      counterAppointment: optionalText,
      /** The slot whose capacity the order takes. */
      slot: optionalText,
      rejectionMessage: optionalText,
      questionnaire: { type: CustomAttributeType<Questionnaire>("any") },
      withdrawal: { type: CustomAttributeType<StoredWithdrawal>("any") },
      table: optionalText,
      tableIdentifier: optionalText,
      deliveryArea: optionalText,
      donatee: { type: CustomAttributeType<{ id: string; name: string }>("any") },
      comment: optionalText,
      /** Only what the customer filled in. */
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
