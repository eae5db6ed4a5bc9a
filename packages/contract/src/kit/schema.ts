import * as z from "zod";
import {
  EXPECTED_CENTS,
  EXPECTED_ID,
  EXPECTED_QUANTITY,
  EXPECTED_RATE,
  ID_RESERVED,
} from "./validation/expectation.texts";
import type { Permission } from "./access";
import { VALIDATION } from "./validation/validation.texts";
import { plainLine, plainText } from "./plain-text";
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
    /**
     * What else has to be so for the field to mean anything. Otherwise it is left out of the form and kept in the
     * record.
     */
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
export const expecting = (message: string) => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined || input === null ? undefined : input === "" ? VALIDATION.blank : message,
});
/**
 * The same of a number. Text where a number belongs is told as such: forms keep what people typed and could not be
 * read.
 */
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
