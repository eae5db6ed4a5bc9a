import * as z from "zod";
import { ADVERTISING_CHOICES, answer, country, questionnaire } from "./order-input";
import type { orderDraft, orderItemDraft } from "./order-input";
import { withdrawalDeclaration } from "./withdrawal/withdrawal-declaration";
import { ONLINE_METHODS, PAYMENT_METHODS } from "../payment/payment";
import { ORDER_STATES } from "./order.state";
import { projectStep } from "./step/project-step";
import { ESCALATION_ACTIONS } from "./step/escalation-actions";
import { PAYMENT_STATES } from "../payment/payment.state";
import { preparationStep } from "./preparation/preparation";
import { orderPaid, orderRefund } from "../payment/order-money";
import { unit } from "../catalog/unit-field";
import { instant } from "../kit/fields/instant-fields";
import { orderDriver } from "../delivery/driver";
import { upload } from "../media/upload";

/** As stored orders contain it: old orders have longer texts than are accepted today. */
export const partValue = answer(5000);

export type OrderDraft = z.output<typeof orderDraft>;
export type OrderDraftInput = z.input<typeof orderDraft>;
export type OrderItemDraft = z.output<typeof orderItemDraft>;

export const orderResult = z.object({
  uid: z.string(),
  /** The key with which the customer opens the order. Staff are told it only if `maySeeCustomerKey`. */
  hash: z.string().optional(),
  /** Told to staff only, who say it on the telephone. */
  ticketNumber: z.int().optional(),
  paymentRedirectUrl: z.string().optional(),
});
/** The answer to a customer, who is always told the key. */
export type OrderResult = Omit<z.output<typeof orderResult>, "ticketNumber"> & { hash: string };

const cents = z.int();
export const pricing = z.object({
  net: cents,
  tax: cents,
  gross: cents,
  deliveryNet: cents,
  deliveryTax: cents,
  deliveryGross: cents,
  totalNet: cents,
  totalTax: cents,
  totalGross: cents,
  taxes: z.array(z.object({ rate: z.number(), net: cents, tax: cents, gross: cents })),
});

/** A position as it was sold. Later changes of the catalogue do not affect it. */
export const orderItem = z.object({
  /** Lasting within the order, for refunds, displays and prints. */
  line: z.string(),
  product: z.string(),
  name: z.string(),
  amount: z.number(),
  unit,
  calculationModel: z.enum(["fixed", "approximate", "minimum"]),
  /**
   * For a step that takes files, `value` has their names; `uploads` has what is needed to open them, for staff only.
   */
  parts: z.array(
    z.object({
      name: z.string(),
      type: z.string(),
      value: partValue,
      uploads: z.array(upload.omit({ size: true })).optional(),
    }),
  ),
  unitPrice: cents,
  gross: cents,
  /** How far the kitchen is with it, in the whole order for staff only, once it has begun. */
  preparation: z.array(preparationStep).optional(),
  /** The deposit that is part of `gross`. */
  deposit: cents.optional(),
  taxRate: z.number(),
});
export type OrderItem = z.output<typeof orderItem>;
/** A position as it is stored: `line` follows from its place, which it keeps. */
export type StoredItem = Omit<OrderItem, "line" | "preparation">;

/** The positions and sums of an order before its first change. Sums are null for a quotation. */
export const originalOrder = z.object({ items: z.array(orderItem), pricing: pricing.nullable() });

export type Questionnaire = z.output<typeof questionnaire>;

export const timelineEntry = z.object({
  at: instant,
  /** `customer`, `system`, or the id of the member of staff. */
  by: z.string(),
  name: z.string(),
  action: z.string(),
  message: z.string().optional(),
});

const flags = {
  isDelivery: z.boolean(),
  isDineIn: z.boolean(),
  isConfirmed: z.boolean(),
  isRejected: z.boolean(),
  isCanceled: z.boolean(),
  isFailed: z.boolean(),
  isInDelivery: z.boolean(),
  isDelivered: z.boolean(),
  isCompleted: z.boolean(),
  isPaid: z.boolean(),
  isRefunded: z.boolean(),
};

const shared = {
  id: z.string(),
  uid: z.string(),
  ticketNumber: z.int(),
  createdAt: instant,
  branch: z.object({ id: z.string(), name: z.string() }),
  paymentMethod: z.enum(PAYMENT_METHODS),
  /** The agreed time: the proposed one once the customer accepted it, else the time that the customer asked for. */
  appointment: instant.nullable(),
  /** The time that the customer asked for. */
  appointmentDate: instant.nullable(),
  /** The time that the shop proposes instead. */
  counterAppointment: instant.nullable(),
  /** All times that the shop proposes. `counterAppointment` is the first one, or the one that the customer accepted. */
  counterAppointments: z.array(instant),
  /** Until when one of them can be accepted. */
  counterAppointmentExpiresAt: instant.nullable(),
  /** When an order without an appointment will be ready, as staff said when they confirmed it. */
  promisedAt: instant.nullable(),
  rejectionMessage: z.string().nullable(),
  questionnaireRating: z.int().nullable(),
  /** When the customer withdrew from the contract. The state of the order does not change; staff handle the return. */
  withdrawnAt: instant.nullable(),
  /** How far the project of the order is; null without one. */
  projectStep: projectStep.nullable(),
  tableIdentifier: z.string().nullable(),
  isQuotation: z.boolean(),
  ...flags,
  items: z.array(orderItem),
  pricing: pricing.nullable(),
  deliveryArea: z.string().nullable(),
  donatee: z.object({ id: z.string(), name: z.string() }).nullable(),
  comment: z.string(),
};

/** What the customer sees with uid and hash: no name, no address, and nothing else that the page does not need. */
export const publicOrder = z.object({
  ...shared,
  /** What was ordered at first, if it was changed since. */
  original: originalOrder.nullable(),
  payments: z.array(orderPaid.pick({ id: true, kind: true, amount: true, state: true })),
  refunds: z.array(orderRefund.pick({ id: true, amount: true, lines: true, reason: true, state: true, at: true })),
});
export type PublicOrder = z.output<typeof publicOrder>;

export const orderCustomer = z.object({
  isCompany: z.boolean(),
  companyName: z.string(),
  company: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  street: z.string(),
  floor: z.string(),
  stairway: z.string(),
  door: z.string(),
  zipCode: z.string(),
  city: z.string(),
  country,
  vatNumber: z.string(),
  phone: z.string(),
  email: z.string(),
  isSmsEnabled: z.boolean(),
  /** Whether the customer could object to advertising when they ordered, and did. */
  advertising: z.enum(ADVERTISING_CHOICES),
  isDeliveryAddressDifferent: z.boolean(),
  deliveryCompany: z.string(),
  deliveryCompanyName: z.string(),
  deliveryFirstName: z.string(),
  deliveryLastName: z.string(),
  deliveryStreet: z.string(),
  deliveryFloor: z.string(),
  deliveryStairway: z.string(),
  deliveryDoor: z.string(),
  deliveryZipCode: z.string(),
  deliveryCity: z.string(),
  deliveryCountry: country,
});

export type OrderCustomer = z.output<typeof orderCustomer>;

/** The state of the online payment at the provider. */
export const orderPayment = z.object({
  provider: z.enum(ONLINE_METHODS),
  /** The provider's id of the payment, once it has one. */
  id: z.string().nullable(),
  state: z.enum(PAYMENT_STATES),
  amount: cents,
  currency: z.string(),
  refunded: cents,
  /** The amount that the customer's bank took back (chargeback). */
  chargedBack: cents,
});
export type OrderPayment = z.output<typeof orderPayment>;

/**
 * An order as lists for staff show it: long texts are cut, and of many or large positions only the first are included.
 */
export const listedOrder = z.object({
  ...shared,
  ...orderCustomer.pick({
    isCompany: true,
    companyName: true,
    company: true,
    firstName: true,
    lastName: true,
    street: true,
    zipCode: true,
    city: true,
    phone: true,
    email: true,
  }).shape,
  /** The number of all positions, including those that a list leaves out of `items`, without removed ones. */
  itemCount: z.int(),
  /** When its customer was erased: nothing of the person is left, see docs/decisions/0084. */
  erasedAt: instant.nullable(),
  /** Who brings it. Customers are not told. */
  driver: orderDriver.nullable(),
  /** Where its positions are prepared; only in the lists of open orders. */
  stations: z.array(z.object({ identifier: z.string(), name: z.string() })).optional(),
  /** Why its customer is blocked, while staff have to decide about it. */
  heldFor: z.string().nullable(),
  /** What staff wrote down about the order. Customers do not see it. */
  notes: z.array(z.object({ at: instant, by: z.string(), name: z.string(), text: z.string() })),
  /** What was done because nobody answered the order, oldest first. */
  escalations: z.array(z.object({ at: instant, action: z.enum(ESCALATION_ACTIONS) })),
  /** Whether it was changed since it was ordered: `original` of the whole order shows what it was. */
  isChanged: z.boolean(),
  /** The customer's key, see `maySeeCustomerKey`. */
  hash: z
    .string()
    .optional()
    .meta({
      description:
        "Der Schlüssel des Kunden. Nur für Personen, die in der Filiale dürfen, was er erlaubt: Bestellungen ansehen, " +
        "bestätigen, stornieren und Geld zurückgeben.",
    }),
  /** Whether the customer ordered in the shop, or staff took the order on the telephone. */
  source: z.enum(["shop", "phone"]),
  state: z.enum(ORDER_STATES),
  version: z.int(),
  updatedAt: instant,
  isPreorder: z.boolean(),
  /** Since when everything is prepared. This is no state of the order. */
  preparedAt: instant.nullable(),
  /** When a confirmed order has to be begun. Until then it stands under „Später“. */
  beginsAt: instant.nullable(),
  /** The payment that was made with the order. Null for an order that is not paid online. */
  payment: orderPayment.nullable(),
  /** All payments: online, by link, and what is paid on site. */
  payments: z.array(orderPaid),
  refunds: z.array(orderRefund),
});
export type ListedOrder = z.output<typeof listedOrder>;

/** Everything that staff of the branch see of one order. */
export const staffOrder = z.object({
  ...listedOrder.shape,
  ...orderCustomer.shape,
  original: originalOrder.nullable(),
  questionnaire: questionnaire.nullable(),
  /** The declaration that the customer made with the withdrawal at `withdrawnAt`. */
  withdrawal: withdrawalDeclaration.nullable(),
  timeline: z.array(timelineEntry),
});
export type StaffOrder = z.output<typeof staffOrder>;

/** What an action of staff tells people who may take it, but may not read the order. */
export const orderProgress = staffOrder
  .pick({
    id: true,
    uid: true,
    ticketNumber: true,
    branch: true,
    state: true,
    version: true,
    updatedAt: true,
    isConfirmed: true,
    isRejected: true,
    isCanceled: true,
    isFailed: true,
    isInDelivery: true,
    isDelivered: true,
    isCompleted: true,
    isPaid: true,
    isRefunded: true,
  })
  .extend({ payment: orderPayment.pick({ state: true }).nullable() });
export type OrderProgress = z.output<typeof orderProgress>;

/** The answer to every action of staff: the whole order for people who may read it, else what became of it. */
export const actedOrder = z.union([staffOrder, orderProgress]);
export type ActedOrder = z.output<typeof actedOrder>;
