import type { WithdrawalDeclaration } from "@tresen/contract/order/withdrawal-declaration";
import type { OrderState } from "@tresen/contract/order/order.state";
import type { OrderItem, Questionnaire } from "@tresen/contract/order/order";
import type { OnlineMethod } from "@tresen/contract/payment/payment";
import type { PaymentStanding } from "@tresen/contract/payment/payment.state";
import type { Pricing } from "@tresen/contract/order/pricing";
import { CustomAttributeType, Entity } from "electrodb";
import { connection } from "../platform/db";

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
    model: { entity: "order", version: "1", service: "tresen" },
    attributes: {
      uid: { type: "string", required: true },
      hash: { type: "string", required: true },
      /** Of the body that the order was made from: the same key with another body is refused. */
      fingerprint: { type: "string", required: true },
      version: { type: "number", required: true },
      createdAt: { type: "string", required: true },
      updatedAt: { type: "string", required: true },
      state: { type: CustomAttributeType<OrderState>("string"), required: true },
      ticketNumber: { type: "number", required: true },
      branch: { type: "string", required: true },
      branchName: { type: "string", required: true },
      isDelivery: { type: "boolean", required: true },
      isDineIn: { type: "boolean", required: true },
      isQuotation: { type: "boolean", required: true },
      isPreorder: { type: "boolean", required: true },
      isPaid: { type: "boolean", required: true },
      isRefunded: { type: "boolean", required: true },
      paymentMethod: { type: "string", required: true },
      payment: { type: CustomAttributeType<StoredPayment>("any") },
      /**
       * The work list that the order is on, or `none`, since an index wants each of its parts written: see
       * `worklistOf`.
       * Stored as the index's key and nowhere else: an order of less than 1 KB is written for one unit less.
       */
      worklist: { type: "string", field: "gsi2pk" },
      appointmentDate: { type: "string" },
      appointment: { type: "string" },
      counterAppointment: { type: "string" },
      /** The slot whose capacity the order takes. */
      slot: { type: "string" },
      rejectionMessage: { type: "string" },
      questionnaire: { type: CustomAttributeType<Questionnaire>("any") },
      withdrawal: { type: CustomAttributeType<StoredWithdrawal>("any") },
      table: { type: "string" },
      tableIdentifier: { type: "string" },
      deliveryArea: { type: "string" },
      donatee: { type: CustomAttributeType<{ id: string; name: string }>("any") },
      comment: { type: "string" },
      /** Only what the customer filled in. */
      customer: { type: CustomAttributeType<Record<string, string | boolean>>("any"), required: true },
      items: { type: CustomAttributeType<OrderItem[]>("any"), required: true },
      pricing: { type: CustomAttributeType<Pricing>("any"), required: true },
      timeline: { type: CustomAttributeType<TimelineEntry[]>("any"), required: true },
    },
    indexes: {
      primary: {
        pk: { field: "pk", composite: ["uid"], template: "order#${uid}", casing: "none" },
        sk: { field: "sk", composite: [], template: "order", casing: "none" },
      },
      history: {
        index: "gsi1",
        projection: "keys_only",
        pk: { field: "gsi1pk", composite: ["branch"], template: "branch#${branch}", casing: "none" },
        sk: { field: "gsi1sk", composite: ["createdAt", "uid"], template: "${createdAt}#${uid}", casing: "none" },
      },
      work: {
        index: "gsi2",
        projection: "keys_only",
        condition: ({ worklist }) => worklist !== "none",
        pk: { field: "gsi2pk", composite: ["worklist"], template: "${worklist}", casing: "none" },
        sk: { field: "gsi2sk", composite: ["createdAt", "uid"], template: "${createdAt}#${uid}", casing: "none" },
      },
    },
  },
  connection,
);
