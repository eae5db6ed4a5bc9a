import * as z from "zod";
import { customerRecord } from "../../customer/customer.view";
import { JOB_STATES } from "../../job/job.state";
import { instant } from "../../kit/fields/instant-fields";
import { staffOrder, timelineEntry } from "../../order/order";
import { contactStop } from "../../reminder/contact-stop";

/** Increases with each change after which a program that reads the files must be changed. */
export const PERSON_EXPORT_VERSION = 1;

/**
 * An order with everything that it says of its customer. Who of the staff did something with it is no data of the
 * customer, and is left out.
 */
const personOrder = staffOrder
  .omit({ hash: true, driver: true, stations: true, escalations: true, notes: true, timeline: true, refunds: true })
  .extend({
    notes: z.array(z.object({ at: instant, text: z.string() })),
    timeline: z.array(timelineEntry.pick({ at: true, action: true, message: true })),
    refunds: z.array(staffOrder.shape.refunds.element.omit({ by: true })),
  });
export type PersonOrder = z.output<typeof personOrder>;

/** A message that was or will be sent to the person. */
const personMessage = z.object({
  channel: z.enum(["mail", "sms"]),
  event: z.string(),
  to: z.string(),
  state: z.enum(JOB_STATES),
  createdAt: instant,
  /** The tickets of the orders that it is about. */
  tickets: z.array(z.int()),
});

/** A form or a withdrawal that the person sent without an order's link. */
const personForm = z.object({
  kind: z.enum(["contact", "rental", "withdrawal"]),
  createdAt: instant,
  /** What was filled in, by the name of its field. */
  fields: z.record(z.string(), z.string()),
});

/** A file that the person sent with an order. */
const personUpload = z.object({
  name: z.string(),
  mimeType: z.string(),
  /** Bytes. */
  size: z.int(),
  createdAt: instant,
  ticketNumber: z.int().nullable(),
  /** The address at which it can be downloaded. */
  url: z.string(),
});

/** Everything that the platform knows of a person (Art. 15 and 20 GDPR), as the JSON file has it. */
export const personExport = z.object({
  schemaVersion: z.literal(PERSON_EXPORT_VERSION),
  createdAt: instant,
  /** Who is responsible for the data. */
  shop: z.object({ name: z.string(), businessName: z.string() }),
  /** The currency of all amounts, which are whole cents. */
  currency: z.string(),
  customer: customerRecord,
  /** What each address and number of the customer gets no more, as they or staff said. */
  stops: z.array(contactStop),
  /** Changes of the customer's fields that were planned for a time, also ones that were called off. */
  plannedChanges: z.array(z.object({ at: instant, fields: z.record(z.string(), z.unknown()) })),
  /** Newest first. */
  orders: z.array(personOrder),
  messages: z.array(personMessage),
  uploads: z.array(personUpload),
  forms: z.array(personForm),
  /** When something of the customer was changed, and what was done. */
  log: z.array(z.object({ at: instant, action: z.string() })),
});
export type PersonExport = z.output<typeof personExport>;
