import * as z from "zod";
import { DELIVERY_METHODS } from "../branch/branch-hours";
import { instant } from "../kit/fields/instant-fields";
import { id, line, rate } from "../kit/schema";
import { PAID_BY } from "../statistics/statistics";
import { BOOKING_FAULTS } from "./booking.texts";

/** `correction` and `tip` are entered by staff, all others follow from orders. */
export const BOOKING_KINDS = ["sale", "change", "cancellation", "refund", "correction", "tip"] as const;
export type BookingKind = (typeof BOOKING_KINDS)[number];

const cents = z.int();
export const taxSum = z.object({ rate: z.number(), net: cents, tax: cents, gross: cents });
export type TaxSum = z.output<typeof taxSum>;

/** Differences in cents; negative where something is taken back. The payments add up to gross, deposits and tips. */
const content = z.object({
  kind: z.enum(BOOKING_KINDS),
  at: instant,
  /** The order; null for what staff entered. */
  uid: z.string().nullable(),
  ticketNumber: z.int().nullable(),
  method: z.enum(DELIVERY_METHODS).nullable(),
  taxes: z.array(taxSum),
  payments: z.array(z.object({ payment: z.enum(PAID_BY), amount: cents })),
  /** Deposits are taxed like their goods, and stand beside revenue. */
  deposits: z.array(taxSum),
  donations: cents,
  tips: cents,
  reason: z.string(),
  /** The id of the member of staff who entered it; null for what follows from orders. */
  by: z.string().nullable(),
});
export type BookingContent = z.output<typeof content>;

/** One booking entry of a branch. `sequence` counts from 1 without gaps. */
export const booking = content.extend({ branch: z.string(), sequence: z.int() });
export type Booking = z.output<typeof booking>;

/** The most that one entry of staff moves. */
const LARGEST = 100_000_000;
const amount = z
  .int()
  .min(-LARGEST)
  .max(LARGEST)
  .refine((value) => value !== 0, BOOKING_FAULTS.amount);

/**
 * What staff enter. A tip goes into a payment kind. A correction changes what was taken at a tax rate, or with `from` what
 * was paid in which way. A negative amount takes back.
 */
export const newBooking = z
  .strictObject({
    branch: id,
    kind: z.enum(["correction", "tip"]),
    amount,
    payment: z.enum(PAID_BY),
    rate: rate("").optional(),
    from: z.enum(PAID_BY).optional(),
    reason: line("").default(""),
  })
  .refine(({ kind, reason }) => kind === "tip" || reason !== "", { path: ["reason"], error: BOOKING_FAULTS.reason })
  .refine(({ kind, rate, from }) => kind === "tip" || (rate === undefined) !== (from === undefined), {
    path: ["rate"],
    error: BOOKING_FAULTS.target,
  })
  .refine(({ kind, rate, from }) => kind === "correction" || (rate === undefined && from === undefined), {
    path: ["rate"],
    error: BOOKING_FAULTS.tipAlone,
  })
  .refine(({ from, payment }) => from !== payment, { path: ["from"], error: BOOKING_FAULTS.samePayment });
export type NewBooking = z.output<typeof newBooking>;
