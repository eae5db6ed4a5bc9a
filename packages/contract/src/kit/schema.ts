import * as z from "zod";
import {
  EXPECTED_CENTS,
  EXPECTED_CLOCK,
  EXPECTED_CLOSING_CLOCK,
  EXPECTED_ID,
  EXPECTED_IDENTIFIER,
  EXPECTED_INSTANT,
  EXPECTED_MOMENT,
  EXPECTED_QUANTITY,
  EXPECTED_RATE,
  ID_RESERVED,
} from "./validation/expectation.texts";
import type { Permission } from "./access";
import { VALIDATION } from "./validation/validation.texts";
import { plainLine, plainText } from "./plain-text";
import { WEEKDAYS } from "./time";
import type { Condition } from "./condition";

/**
 * What a schema says beside its shape. `title` is the German label; the rest tells the back-office's form and list
 * how to show the field, and the import which resource an id points to.
 */
declare module "zod" {
  interface GlobalMeta {
    /** The resource that this id belongs to. */
    ref?: string;
    /** The value is such an id where the field beside it, `field`, has one of these values: each with its resource. */
    refBy?: { field: string; resources: Readonly<Record<string, string>> };
    widget?:
      | "textarea"
      | "markdown"
      | "money"
      | "rate"
      | "color"
      | "image"
      | "password"
      | "openingHours"
      | "email"
      | "tel"
      | "url"
      | "allergens"
      | "catalog"
      | "section"
      | "unit"
      | "json"
      | "permissions"
      | "roles";
    /** The heading of the form section in which the field stands. */
    section?: string;
    /** Shown as a column of the list from the start. */
    column?: boolean;
    /** Labels of an enum's values. */
    labels?: Readonly<Record<string, string>>;
    /** What one entry of the list is called. */
    entry?: string;
    /** What else has to be so for the field to mean anything. Otherwise it is left out of the form and kept in the record. */
    when?: Condition;
    /** Never sent to a browser. */
    secret?: boolean;
    /** What it takes to read the field, and to change it once the record is there. */
    access?: { read?: Permission; update?: Permission };
  }
}

// Pages forbid compiling code, which zod would try with the first object.
if ("document" in globalThis) z.config({ jitless: true });

/** What is said of a value that is none of these; of a missing one it stays what is said everywhere. */
const expecting = (message: string) => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined || input === null ? undefined : input === "" ? VALIDATION.blank : message,
});
/** The same of a number. Text where a number belongs is told as such: forms keep what people typed and could not be read. */
const expectingNumber = (message: string) => ({
  error: ({ input }: { input?: unknown }) => (typeof input === "number" ? message : undefined),
});

/** A prefixed ULID of ours, or the id that an imported bundle brings. */
export const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, expecting(EXPECTED_ID));
/** Words that stand where an id does in addresses of the API. */
const RESERVED = ["options", "me", "draft", "versions"];
/** The id of a record that is stored for the first time: none that an address of the API means otherwise. */
export const newId = id.refine((value) => !RESERVED.includes(value), ID_RESERVED);
export const ref = (resource: string, title?: string) => id.meta({ ref: resource, ...(title ? { title } : {}) });
/** `[{ id }]`, as the specification writes lists of references. */
export const refs = (resource: string, title: string) =>
  z
    .array(z.strictObject({ id: ref(resource) }))
    .max(1000)
    .meta({ title });

export const line = (title: string, max = 200) => z.string().overwrite(plainLine).max(max).meta({ title });
export const requiredLine = (title: string, max = 200) =>
  z.string().overwrite(plainLine).min(1).max(max).meta({ title });
export const prose = (title: string, max = 20_000) =>
  z.string().overwrite(plainText).max(max).meta({ title, widget: "textarea" });
export const markdown = (title: string, max = 100_000) =>
  z.string().overwrite(plainText).max(max).meta({ title, widget: "markdown" });
/** What a form of the shop must send. */
export const requiredText = (max: number) => z.string().overwrite(plainLine).min(1).max(max);
const sent = (max: number, plain: (text: string) => string) =>
  z
    .string()
    .max(max)
    .nullish()
    .transform((value) => plain(value ?? ""))
    .pipe(z.string());
/** What a form sends of a line or text that may be left out: then it is empty. */
export const sentLine = (max: number) => sent(max, plainLine);
export const sentText = (max: number) => sent(max, (text) => plainText(text).trim());
export const identifier = z
  .string()
  .regex(/^[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*$/, expecting(EXPECTED_IDENTIFIER))
  .max(64)
  .meta({ title: "Kennung", column: true });
export const email = z.union([z.literal(""), z.email().max(254)]).meta({ title: "E-Mail", widget: "email" });
export const url = z
  .union([z.literal(""), z.url({ protocol: /^https?$/ }).max(2000)])
  .meta({ title: "Website", widget: "url" });
/** Whole cents. */
export const cents = (title: string) =>
  z.int(expectingNumber(EXPECTED_CENTS)).min(0).max(100_000_000).meta({ title, widget: "money" });
/** An exact decimal with at most four places, 0 to 1. */
export const rate = (title: string) =>
  z
    .number(expectingNumber(EXPECTED_RATE))
    .min(0, EXPECTED_RATE)
    .max(1, EXPECTED_RATE)
    .refine((value) => Math.abs(value * 10_000 - Math.round(value * 10_000)) < 1e-6, EXPECTED_RATE)
    .meta({ title, widget: "rate" });
export const flag = (title: string, fallback = false) => z.boolean().default(fallback).meta({ title });
export const quantity = (title: string) =>
  z
    .number(expectingNumber(EXPECTED_QUANTITY))
    .positive()
    .max(1_000_000)
    .refine((value) => Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6, EXPECTED_QUANTITY)
    .meta({ title });
/** One of a few values, each of which has its label. */
export const choice = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  meta: z.GlobalMeta & { labels: Record<Values[number], string> },
) => z.enum(values).meta(meta);
/** With offset, as all instants on the wire. */
export const instant = z.iso.datetime({ offset: true, ...expecting(EXPECTED_INSTANT) });
/** An instant, or a date (and time) meant in the branch's time zone. */
export const instantOrLocal = z.union(
  [
    z.iso.datetime({ offset: true, local: true, ...expecting(EXPECTED_MOMENT) }),
    z.iso.date(expecting(EXPECTED_MOMENT)),
  ],
  expecting(EXPECTED_MOMENT),
);

/** `HH:mm`. */
export const clock = z
  .string(expecting(EXPECTED_CLOCK))
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, expecting(EXPECTED_CLOCK));
/** `HH:mm`, or `24:00` for the end of the day. */
export const closingClock = z
  .string(expecting(EXPECTED_CLOSING_CLOCK))
  .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, expecting(EXPECTED_CLOSING_CLOCK));
export const openingHoursRule = z
  .strictObject({
    type: z.enum(["once", "daily", ...WEEKDAYS]).meta({ title: "Art" }),
    date: z.iso.date().nullish().meta({ title: "Datum" }),
    isClosed: z.boolean().default(false).meta({ title: "geschlossen" }),
    from: clock.default("00:00").meta({ title: "von" }),
    to: closingClock.default("24:00").meta({ title: "bis" }),
  })
  // Also of a rule with other faults: all are told at once.
  .refine((rule) => rule?.type !== "once" || (rule.date !== undefined && rule.date !== null), {
    path: ["date"],
    error: VALIDATION.blank,
    when: () => true,
  });
export const openingHours = (title: string) =>
  z.array(openingHoursRule).max(500).meta({ title, widget: "openingHours" });

export const imageRef = z
  .strictObject({
    id: ref("images"),
    version: z.int().min(1).default(1),
    extension: z.enum(["jpg", "jpeg", "png", "gif", "webp", "avif", "svg"]),
    width: z.int().min(1).max(20_000).nullish(),
    height: z.int().min(1).max(20_000).nullish(),
    alt: z.string().max(300).default("").meta({ title: "Bildbeschreibung" }),
  })
  .meta({ widget: "image" });
export const allergens = z
  .array(z.string().max(4))
  .max(30)
  .meta({ title: "Allergene", entry: "Allergen", widget: "allergens" });
export const images = (title: string) => z.array(imageRef).max(50).meta({ title, entry: "Bild" });
export type ImageRef = z.infer<typeof imageRef>;
