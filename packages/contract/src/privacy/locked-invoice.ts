import * as z from "zod";
import { instant } from "../kit/fields/instant-fields";
import { country } from "../order/order-input";

/**
 * Why name and address of an invoice are kept although the person was erased. `amount`: the invoice must carry them from
 * this amount on. `company`: an invoice for a company was asked for.
 */
export const LOCK_REASONS = ["amount", "company"] as const;
export type LockReason = (typeof LOCK_REASONS)[number];

/** What is kept of an erased person for one invoice, apart from everything else: docs/decisions/0084. */
export const lockedInvoice = z.object({
  uid: z.string(),
  ticketNumber: z.int(),
  branch: z.string(),
  /** Of the branch, whose law decides. */
  country,
  name: z.string(),
  companyName: z.string(),
  vatNumber: z.string(),
  /** In one line. */
  address: z.string(),
  /** When the order was placed. */
  createdAt: instant,
  lockedAt: instant,
  /** When it is removed. */
  until: instant,
  reason: z.enum(LOCK_REASONS),
});
export type LockedInvoice = z.output<typeof lockedInvoice>;
