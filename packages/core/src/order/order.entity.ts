import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { OrderDriver } from "@tresen/contract/delivery/driver";
import type { Share } from "@tresen/contract/order/capacity/allocate";
import type { EscalationAction } from "@tresen/contract/order/step/escalation-actions";
import type { WithdrawalDeclaration } from "@tresen/contract/order/withdrawal/withdrawal-declaration";
import type { OrderState } from "@tresen/contract/order/order.state";
import type { OrderCustomer, StoredItem, Questionnaire } from "@tresen/contract/order/order";
import type { OnlineMethod, PaymentMethod } from "@tresen/contract/payment/payment";
import type { PaymentKind, PaymentStanding } from "@tresen/contract/payment/payment.state";
import type { RefundStanding, RefundedLine } from "@tresen/contract/payment/refund";
import type { ProjectStep } from "@tresen/contract/order/step/project-step";
import type { PreparationStep } from "@tresen/contract/order/preparation/preparation";
import type { Pricing } from "@tresen/contract/order/pricing";
import { Entity } from "electrodb";
import type { EarlierPayment } from "./money/earlier-payment";
import type { TakenTask } from "./take-over/taken";
import {
  anything,
  connection,
  custom,
  flag,
  indexKey,
  model,
  number,
  optionalNumber,
  optionalText,
  primaryKey,
  text,
} from "../platform/db";

export interface TimelineEntry {
  at: string;
  by: string;
  name: string;
  action: string;
  message?: string;
  /** The request in which somebody decided the step. Only the log shows it. */
  requestId?: string;
}

/** A payment of an order through a provider. What is paid on site is not stored: see `dueOnSite`. */
export interface StoredPayment extends PaymentStanding {
  /** Lasting within the order: `1` for its first payment. */
  id: string;
  /** Made with the order, or asked for later by a link. */
  kind: Exclude<PaymentKind, "onSite">;
  provider: OnlineMethod;
  /** The provider's id of the payment, once it is created there. */
  reference?: string;
  /** When it was created at the provider, which may be minutes after the order. */
  startedAt?: string;
  /** The provider's payment page. */
  redirectUrl?: string;
  /** Cents that the customer's bank took back (chargeback). */
  chargedBack?: number;
}

/** A refund of a payment, as somebody decided it. */
export interface StoredRefund extends RefundStanding {
  /** Lasting within the order. */
  id: string;
  /** When it was decided, and by whom. */
  at: string;
  by: string;
  reason?: string;
  /** What it refunds of single positions. */
  lines?: RefundedLine[];
  /** Whether it gives back what a change of the order made too much. */
  isAdjustment?: boolean;
  /** A hash of the request's idempotency key. */
  key?: string;
  /** The number of the current attempt, from 1. Each has an idempotency key of its own at the provider. */
  attempt: number;
  /** When a process wrote here that it asks the provider. */
  claimedAt?: string;
  /** When the provider took it on. */
  acceptedAt?: string;
  /** The provider's id of the refund. */
  reference?: string;
}

/** What a member of staff wrote down about the order. */
export interface StoredNote {
  at: string;
  by: string;
  name: string;
  text: string;
}

/** A step that was taken because nobody answered the order. */
export interface StoredEscalation {
  /** See `stepKey`. */
  key: string;
  at: string;
  action: EscalationAction;
  /** The number or address of its message. */
  to?: string;
}

/** The customer's withdrawal from the contract as declared. */
export interface StoredWithdrawal extends WithdrawalDeclaration {
  at: string;
}

/** How far a station is with a position; `station` is null where the branch has none for it. */
export interface StoredPreparation extends PreparationStep {
  line: string;
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
      state: { type: custom<OrderState>("string"), required: true },
      ticketNumber: number,
      branch: text,
      branchName: text,
      /** The country of the branch when it was ordered, whose law its invoice follows. Older orders have none. */
      branchCountry: { type: custom<Branch["country"]>("string") },
      isDelivery: flag,
      isDineIn: flag,
      isQuotation: flag,
      isPreorder: flag,
      isPaid: flag,
      isRefunded: flag,
      paymentMethod: { type: custom<PaymentMethod>("string"), required: true },
      /** The payment of an order that was stored before payments were a list: see `modern`. */
      payment: anything<EarlierPayment>(),
      payments: anything<StoredPayment[]>(),
      refunds: anything<StoredRefund[]>(),
      /**
       * The work list that contains the order, or `none`, since an index needs all parts of its key: see `worklistOf`.
       * It is stored only as the key of the index, which keeps an order of less than 1 KB at one write unit.
       */
      worklist: { type: "string", field: "gsi2pk" },
      appointmentDate: optionalText,
      appointment: optionalText,
      counterAppointment: optionalText,
      /** All times that the shop proposes. `counterAppointment` is the first one, or the one that the customer accepted. */
      counterAppointments: anything<string[]>(),
      counterAppointmentExpiresAt: optionalText,
      promisedAt: optionalText,
      /** How many minutes before its time it has to be begun; missing where neither products nor branch say it. */
      leadMinutes: optionalNumber,
      /** When somebody began it before its time. */
      begunAt: optionalText,
      /** Who brings the delivery, and the run that it belongs to. */
      driver: anything<OrderDriver>(),
      run: optionalText,
      notes: anything<StoredNote[]>(),
      escalations: anything<StoredEscalation[]>(),
      /** Why its customer is blocked: staff decide whether it is taken. */
      heldFor: optionalText,
      /** The slot whose capacity the order uses. */
      slot: optionalText,
      /** The minutes of work that it takes of stations which limit them. */
      capacity: anything<Share[]>(),
      rejectionMessage: optionalText,
      questionnaire: anything<Questionnaire>(),
      withdrawal: anything<StoredWithdrawal>(),
      table: optionalText,
      tableIdentifier: optionalText,
      /** Missing for an order that the customer placed in the shop. */
      source: { type: custom<"phone">("string") },
      deliveryArea: optionalText,
      donatee: anything<{ id: string; name: string }>(),
      comment: optionalText,
      /** Only the fields that the customer filled in. */
      customer: { type: custom<Partial<OrderCustomer>>("any"), required: true },
      items: { type: custom<StoredItem[]>("any"), required: true },
      pricing: { type: custom<Pricing>("any"), required: true },
      /** The positions and sums before the first change. */
      original: anything<{ items: StoredItem[]; pricing: Pricing }>(),
      /** Only positions that somebody in the kitchen has touched. */
      preparation: anything<StoredPreparation[]>(),
      /** Since when everything is prepared. */
      preparedAt: optionalText,
      /** Counts the changes of `preparation` and `projectStep`, which leave the version as it is: see `setPreparation`. */
      revision: optionalNumber,
      /** How far its project is, for the status page: see `setProjectStep`. Most orders have none. */
      projectStep: anything<ProjectStep>(),
      /** Tasks of its project that became positions: see `takenOf`. */
      takenTasks: anything<TakenTask[]>(),
      timeline: { type: custom<TimelineEntry[]>("any"), required: true },
      /** When its customer was erased: what stays is in `ORDER_FATES`. */
      erasedAt: optionalText,
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
