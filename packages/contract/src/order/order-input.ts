import * as z from "zod";
import { PART_TEXT_LIMIT } from "./cart";
import { ORDER_ITEM_LIMIT } from "./order-limits";
import { PAYMENT_METHODS } from "../payment/payment";
import { unit } from "../catalog/unit-field";
import { plainText } from "../kit/plain-text";
import { id, requiredText, sentLine, sentText } from "../kit/schema";
import { instant, instantOrLocal } from "../kit/fields/instant-fields";
import { COUNTER_APPOINTMENT_MISSING, tooManyItems } from "./refusal.texts";

/** The number of other times that an order may be offered. */
const COUNTER_APPOINTMENT_LIMIT = 3;

const idOrNothing = id
  .or(z.literal(""))
  .nullish()
  .transform((value) => value || null)
  .pipe(z.string().nullable());
/** What became of the objection to advertising that is offered where the mail address is asked for. */
export const ADVERTISING_CHOICES = ["unasked", "offered", "refused"] as const;
export const country = z.enum(["DE", "LI", "AT", "CH"]);

export const answer = (limit: number) =>
  z.union([z.string().max(limit).overwrite(plainText), z.array(z.string().max(500)).max(200), z.null()]);
export const partAnswer = answer(PART_TEXT_LIMIT);

export const orderItemDraft = z.strictObject({
  amount: z.number(),
  unit,
  product: id,
  /**
   * One entry per configuration step, in order: an option name, a list of option names, a text, a list of upload ids,
   * or null.
   */
  parts: z.array(partAnswer).max(50).default([]),
});

/** A position as it becomes, with the version of the order that was seen. An amount of 0 removes it. */
export const changedItem = orderItemDraft.extend({ version: z.int() });

/** The body of `POST /api/orders`. Which fields are required depends on method and branch: see `checkout.ts`. */
export const orderDraft = z.strictObject({
  branch: id,
  isDelivery: z.boolean().default(false),
  isDineIn: z.boolean().default(false),
  items: z
    .array(orderItemDraft)
    .max(ORDER_ITEM_LIMIT, { error: tooManyItems(ORDER_ITEM_LIMIT) })
    .default([]),
  isCompany: z.boolean().default(false),
  companyName: sentLine(200),
  company: sentLine(200),
  firstName: sentLine(100),
  lastName: sentLine(100),
  street: sentLine(200),
  floor: sentLine(30),
  stairway: sentLine(30),
  door: sentLine(30),
  zipCode: sentLine(20),
  city: sentLine(100),
  country: country.default("AT"),
  vatNumber: sentLine(30),
  phone: sentLine(40),
  email: z
    .union([z.literal(""), z.email().max(254)])
    .nullish()
    .transform((value) => value ?? "")
    .pipe(z.string()),
  /**
   * Whether the customer wants SMS. It is ignored where the shop does not offer SMS or the number cannot receive them.
   */
  isSmsEnabled: z.boolean().default(false),
  /**
   * Whether the customer could object to advertising where the mail address was asked for, and did. Who was not asked
   * gets none.
   */
  advertising: z.enum(ADVERTISING_CHOICES).default("unasked"),
  isDeliveryAddressDifferent: z.boolean().default(false),
  deliveryCompany: sentLine(200),
  deliveryCompanyName: sentLine(200),
  deliveryFirstName: sentLine(100),
  deliveryLastName: sentLine(100),
  deliveryStreet: sentLine(200),
  deliveryFloor: sentLine(30),
  deliveryStairway: sentLine(30),
  deliveryDoor: sentLine(30),
  deliveryZipCode: sentLine(20),
  deliveryCity: sentLine(100),
  deliveryCountry: country.default("AT"),
  /** The id or name of one of the branch's delivery areas. */
  deliveryArea: sentLine(200),
  comment: sentText(2000),
  /** A local or absolute time that is a multiple of five minutes. */
  appointmentDate: instantOrLocal
    .or(z.literal(""))
    .nullish()
    .transform((value) => value || null)
    .pipe(z.string().nullable()),
  paymentMethod: z.enum(PAYMENT_METHODS).default("cash"),
  legalInstructions: z.boolean().default(false),
  privacyPolicy: z.boolean().default(false),
  table: idOrNothing,
  donatee: idOrNothing,
  /** Whether the order was placed at a kiosk in the branch. */
  isSelfService: z.boolean().default(false),
  /** For an order that staff take on the telephone. It needs a permission, and no consent boxes are ticked. */
  source: z.literal("phone").optional(),
  /** What staff write down for each other about an order that they take on the telephone. */
  note: sentText(500).optional(),
});

const score = z.int().min(1).max(5);
export const questionnaire = z.strictObject({
  rating: score,
  foodRating: score,
  serviceRating: score,
  processRating: score,
  comment: sentText(2000),
});
/** A decision of staff. `version` is the version they saw; if the order changed meanwhile, the decision is refused. */
export const statusChange = z.strictObject({ version: z.int().optional() });
/** A decision that needs the version that was seen. */
export const seenVersion = z.strictObject({ version: z.int() });
export const rejection = statusChange.extend({ rejectionMessage: sentText(500) });
/** Staff may say in how many minutes an order without an appointment will be ready. */
export const confirmation = statusChange.extend({ preparationMinutes: z.int().min(1).max(240).optional() });
/** Other times for the order: one, or up to three to choose from, and for how long they can be accepted. */
export const counterAppointment = statusChange
  .extend({
    counterAppointment: instantOrLocal.optional(),
    counterAppointments: z.array(instantOrLocal).min(1).max(COUNTER_APPOINTMENT_LIMIT).optional(),
    expiresInMinutes: z.int().min(5).max(10_080).optional(),
  })
  .refine((sent) => (sent.counterAppointment === undefined) !== (sent.counterAppointments === undefined), {
    error: COUNTER_APPOINTMENT_MISSING,
    path: ["counterAppointment"],
  });
/**
 * The customer's answer to a proposed time. If it names the proposed time and the shop has replaced that meanwhile, the
 * answer is refused.
 */
export const counterAppointmentAnswer = z.strictObject({
  counterAppointment: instant.optional(),
  /** Which of the proposed times is accepted. */
  index: z
    .int()
    .min(0)
    .max(COUNTER_APPOINTMENT_LIMIT - 1)
    .default(0),
});
/** What staff write down about an order for each other. */
export const orderNote = z.strictObject({ text: requiredText(500) });
