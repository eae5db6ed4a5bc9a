import * as z from "zod";
import { instant } from "../kit/fields/instant-fields";
import { phone } from "../kit/fields/phone-fields";
import { plainLine } from "../kit/plain-text";
import { choice, flag, id, line, prose, requiredLine } from "../kit/schema";
import { served } from "../kit/served";
import {
  CHANNEL_LABELS,
  CONSENT_LABELS,
  CUSTOMER_CARE,
  CUSTOMER_CONSENTS,
  CUSTOMER_CONTACT,
  CUSTOMER_ORDERS,
  CUSTOMER_PERSON,
  EXPECTED_VAT_NUMBER,
} from "./customer.texts";
import { isVatNumber, normalizeVatNumber } from "./vat-number";

/** How many entries the lists of a customer have, so that all rows of a change fit into one transaction. */
export const CONTACT_LIMIT = 5;
export const ADDRESS_LIMIT = 10;
export const TAG_LIMIT = 10;
export const CONSENT_LIMIT = 20;
/** Of customers who order in more branches, those where they ordered first. */
export const BRANCH_LIMIT = 40;

/** A mail address as a customer is found by it. */
export function normalizeMail(text: string): string {
  return text.trim().toLowerCase();
}

const person = { section: CUSTOMER_PERSON, isCustomerData: true as const };
const contact = { section: CUSTOMER_CONTACT, isCustomerData: true as const };
const care = { section: CUSTOMER_CARE };

const mail = z.string().overwrite(normalizeMail).pipe(z.email().max(254)).meta({ title: "E-Mail", widget: "email" });
const address = z.strictObject({
  street: line("Straße").default(""),
  floor: line("Stock", 30).default(""),
  stairway: line("Stiege", 30).default(""),
  door: line("Tür", 30).default(""),
  zipCode: line("PLZ", 20).default(""),
  city: line("Ort", 100).default(""),
  country: choice(["DE", "LI", "AT", "CH"], {
    title: "Land",
    labels: { DE: "Deutschland", LI: "Liechtenstein", AT: "Österreich", CH: "Schweiz" },
  }).default("AT"),
});

const consent = z.strictObject({
  purpose: requiredLine("Zweck", 100),
  channel: choice(["mail", "sms", "phone", "post"], { title: "Kanal", labels: CHANNEL_LABELS }),
  givenAt: instant.meta({ title: "Erteilt" }),
  withdrawnAt: instant.nullish().meta({ title: "Widerrufen" }),
  covers: choice(["other", "advertising", "birthday"], { title: "Erlaubt", labels: CONSENT_LABELS })
    .default("other")
    .meta({ description: "Was die Plattform daraufhin von selbst senden darf." }),
  source: line("Herkunft").default("").meta({ description: "Wo eingewilligt wurde, etwa an der Kasse." }),
  text: prose("Wortlaut", 2000).default(""),
});

/** What the server knows of a customer from orders. */
export const customerFigures = served({
  /** A running number of the platform, given once. */
  number: z.int().min(1).meta({ title: "Nummer", column: true }),
  orderCount: z.int().default(0).meta({ title: "Bestellungen", section: CUSTOMER_ORDERS, column: true }),
  /** Cents, after refunds. */
  grossTotal: z.int().default(0).meta({ title: "Umsatz", section: CUSTOMER_ORDERS, widget: "money", column: true }),
  firstOrderAt: z.iso.datetime().nullable().default(null).meta({ title: "Erste Bestellung", section: CUSTOMER_ORDERS }),
  lastOrderAt: z.iso
    .datetime()
    .nullable()
    .default(null)
    .meta({ title: "Letzte Bestellung", section: CUSTOMER_ORDERS, column: true }),
  /** The ids of the branches where they have ordered. No references: they keep no branch from being removed. */
  branches: z.array(id).max(BRANCH_LIMIT).default([]).meta({ title: "Filialen", section: CUSTOMER_ORDERS }),
});

export const customerFields = z.strictObject({
  ...customerFigures.fields,
  firstName: line("Vorname", 100)
    .default("")
    .meta({ ...person, column: true }),
  lastName: line("Nachname", 100)
    .default("")
    .meta({ ...person, column: true }),
  companyName: line("Firma")
    .default("")
    .meta({ ...person, column: true }),
  vatNumber: z
    .string()
    .overwrite(normalizeVatNumber)
    .refine((text) => text === "" || isVatNumber(text), { error: EXPECTED_VAT_NUMBER })
    .default("")
    .meta({
      ...person,
      title: "UID-Nummer",
      description: "Wird auf die Form geprüft, die das VIES für das Land kennt.",
    }),
  birthday: z.iso
    .date()
    .nullish()
    .meta({ ...person, title: "Geburtstag" }),
  emails: z
    .array(mail)
    .max(CONTACT_LIMIT)
    .overwrite((mails) => [...new Set(mails)])
    .default([])
    .meta({ ...contact, title: "E-Mail-Adressen", entry: "E-Mail-Adresse" }),
  // The server adds the country of the customer's branch to numbers without one.
  phones: z
    .array(phone)
    .max(CONTACT_LIMIT)
    .overwrite((phones) => [...new Set(phones)])
    .default([])
    .meta({ ...contact, title: "Telefonnummern", entry: "Telefonnummer", column: true }),
  addresses: z
    .array(address)
    .max(ADDRESS_LIMIT)
    .default([])
    .meta({ ...contact, title: "Adressen", entry: "Adresse" }),
  tags: z
    .array(z.string().overwrite(plainLine).min(1).max(40))
    .max(TAG_LIMIT)
    .overwrite((tags) => [...new Set(tags)])
    .default([])
    .meta({ ...care, isCustomerData: true, title: "Schlagwörter", entry: "Schlagwort" }),
  note: prose("Notiz", 5000)
    .default("")
    .meta({ ...care, isCustomerData: true }),
  isBlocked: flag("Gesperrt").meta({
    ...care,
    description: "Bestellungen mit einer Nummer oder E-Mail-Adresse dieses Kunden warten auf eine Entscheidung.",
  }),
  blockReason: line("Grund der Sperre", 300)
    .default("")
    .meta({ ...care, isCustomerData: true, when: { beside: { isBlocked: true } } }),
  consents: z
    .array(consent)
    .max(CONSENT_LIMIT)
    .default([])
    .meta({ section: CUSTOMER_CONSENTS, isCustomerData: true, title: "Einwilligungen", entry: "Einwilligung" }),
});
