import * as z from "zod";
import { recordFields } from "../kit/resource";
import { instant } from "../kit/fields/instant-fields";
import { id } from "../kit/schema";
import { JOB_STATES } from "../job/job.state";
import { ORDER_STATES } from "../order/order.state";
import { customerFields } from "./customer-fields";

export const customerRecord = customerFields.extend(recordFields);

/** An order in the history of its customer. */
export const customerOrder = z.object({
  id: z.string(),
  ticketNumber: z.int(),
  createdAt: instant,
  branch: z.object({ id, name: z.string() }),
  state: z.enum(ORDER_STATES),
  isQuotation: z.boolean(),
  /** Who ordered and how they can be reached, as the order says. */
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  /** Whether they allowed SMS about this order, and about nothing else. */
  isSmsEnabled: z.boolean(),
  /** Cents that it counts in the customer's sum; 0 when it does not count. */
  gross: z.int(),
  isCounted: z.boolean(),
  items: z.array(z.object({ name: z.string(), amount: z.number() })),
  /** What the customer thought of it, on a scale from 1 to 5. */
  rating: z.int().nullable(),
  /** The same for parts of it. Null without an answer. */
  ratings: z.object({ food: z.int(), service: z.int(), process: z.int() }).nullable(),
  ratingComment: z.string(),
});
export type CustomerOrder = z.output<typeof customerOrder>;

/** What went wrong: a rating of at most two, a refund that staff decided on, money taken back, a withdrawal. */
export const COMPLAINTS = ["rating", "refund", "chargeback", "withdrawal"] as const;
export type ComplaintKind = (typeof COMPLAINTS)[number];

export const customerComplaint = z.object({
  kind: z.enum(COMPLAINTS),
  order: z.string(),
  ticketNumber: z.int(),
  /** Null where nothing tells when: money that a bank took back, and a rating of an order that has no further step. */
  at: instant.nullable(),
  /** Cents; null where it is not about money. */
  amount: z.int().nullable(),
  /** What the customer wrote, or why staff refunded. May be empty. */
  text: z.string(),
});
export type CustomerComplaint = z.output<typeof customerComplaint>;

/** A message to the customer about one of the newest orders. */
export const customerMessage = z.object({
  order: z.string(),
  ticketNumber: z.int(),
  channel: z.enum(["mail", "sms"]),
  event: z.string(),
  state: z.enum(JOB_STATES),
  createdAt: instant,
});
export type CustomerMessage = z.output<typeof customerMessage>;

export const customerHistory = z.object({
  /** The newest ones in the branches whose orders the person may see. */
  orders: z.array(customerOrder),
  /** Whether there are older ones. */
  isMore: z.boolean(),
  /** What these orders have most of, first the most frequent. */
  favourites: z.array(z.object({ product: z.string(), name: z.string(), amount: z.number(), orders: z.int() })),
  /** Of these orders, the newest order first. */
  complaints: z.array(customerComplaint),
  messages: z.array(customerMessage),
});
export type CustomerHistory = z.output<typeof customerHistory>;

/** Why two customers may be the same: the same number, the same name, or an order that fits both. */
export const LIKENESSES = ["phone", "name", "order"] as const;
export type Likeness = (typeof LIKENESSES)[number];

export const customerSuggestion = z.object({ customer: customerRecord, reasons: z.array(z.enum(LIKENESSES)) });
export type CustomerSuggestion = z.output<typeof customerSuggestion>;

/** The customer into whom another was merged. */
export const mergedCustomer = z.object({
  id,
  number: z.int(),
  /** The number that the other had; null where it was not noted. */
  former: z.int().nullable(),
});
export type MergedCustomer = z.output<typeof mergedCustomer>;
