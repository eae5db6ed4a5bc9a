import type { LockReason } from "@tresen/contract/privacy/locked-invoice";
import { Entity, type EntityItem } from "electrodb";
import { connection, custom, indexKey, model, number, primaryKey, text } from "../platform/db";

/** Name and address of an invoice that must carry them, of a person who was erased: docs/decisions/0084. */
export const LockedInvoiceEntity = new Entity(
  {
    model: model("locked-invoice"),
    attributes: {
      uid: text,
      ticketNumber: number,
      branch: text,
      country: { type: custom<"AT" | "DE" | "CH" | "LI">("string"), required: true },
      name: text,
      companyName: text,
      vatNumber: text,
      address: text,
      createdAt: text,
      lockedAt: text,
      until: text,
      reason: { type: custom<LockReason>("string"), required: true },
      /** In seconds since 1970; DynamoDB's time to live. */
      expiresAt: number,
    },
    indexes: {
      primary: primaryKey({ pk: "locked-invoice#${uid}", sk: "locked-invoice" }),
      newest: indexKey({ index: "gsi1", pk: "locked-invoices", sk: "${lockedAt}#${uid}" }),
    },
  },
  connection,
);

export type LockedInvoiceRow = EntityItem<typeof LockedInvoiceEntity>;
