import type * as z from "zod";
import type { InputOf } from "@tresen/contract/kit/resource";
import type { BundledName } from "@tresen/contract/bundle/bundle";
import type { ResourceName, resources } from "@tresen/contract/resources";
import type { configFields } from "@tresen/contract/config/config";
import type { Place } from "@tresen/contract/branch/border/border";
import type { ImageRef } from "@tresen/contract/media/image-fields";
import type { openingHoursRule } from "@tresen/contract/branch/opening-hours-fields";

/** A record as a bundle holds it: the resource's fields and a readable id. */
export type Entry<Name extends ResourceName> = InputOf<(typeof resources)[Name]> & { id: string };

export interface ShopPicture extends ImageRef {
  /** By which it is found in the library. */
  name: string;
  /** The rendered file as a data URL; filled by `loadDemo`, left out of shop.json. */
  data?: string;
}

export type ShopBundle = { [Name in BundledName]?: Entry<Name>[] } & {
  config: z.input<typeof configFields>;
  images: ShopPicture[];
};

type Rule = z.input<typeof openingHoursRule>;
type Day = Exclude<Rule["type"], "once">;

/** One window on each of the days, e.g. `open(["friday", "saturday"], "11:00", "02:00")`. */
export function open(days: readonly Day[], from: string, to: string): Rule[] {
  return days.map((type) => ({ type, from, to }));
}

export function closedOn(...dates: string[]): Rule[] {
  return dates.map((date) => ({ type: "once", date, isClosed: true }));
}

/** Other hours on one date, in place of the regular ones. */
export function openOn(date: string, from: string, to: string): Rule {
  return { type: "once", date, from, to };
}

/** A border by its corners, each as longitude and latitude. */
export function border(...corners: [longitude: number, latitude: number][]): Place[] {
  return corners.map(([longitude, latitude]) => ({ longitude, latitude }));
}

export const WORKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday"] as const;

type Extension = ImageRef["extension"];

const SIZES = {
  /** Products, categories and people: square. */
  square: { width: 1280, height: 1280 },
  /** Branches, pages and heads: 4:3. */
  wide: { width: 1600, height: 1200 },
  logo: { width: 1280, height: 480 },
} as const;

/** A reference to `images/{id}.svg`, with the size that it is rendered at. */
export function picture(
  id: string,
  alt: string,
  shape: keyof typeof SIZES = "square",
  extension: Extension = shape === "logo" ? "png" : "jpg",
): ImageRef {
  return { id, version: 1, extension, ...SIZES[shape], alt };
}

/** Every picture that the records refer to, once each, in order of their ids. */
export function picturesOf(records: unknown): ShopPicture[] {
  const found = new Map<string, ShopPicture>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (isPicture(value)) found.set(value.id, { ...value, name: nameOf(value) });
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(visit);
  };
  visit(records);
  return [...found.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** `pizza-capricciosa` as "Pizza Capricciosa", and a logo with the name of its shop. */
function nameOf({ id, alt }: ImageRef): string {
  const words = id.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const name = words.map((word) => (AS_WRITTEN.has(word) ? word : withUmlauts(word))).join(" ");
  return id === "logo" ? `${name} ${alt}` : name;
}

const AS_WRITTEN = new Set(["Caesar"]);
const UMLAUTS: Record<string, string> = { ae: "ä", oe: "ö", ue: "ü", Ae: "Ä", Oe: "Ö", Ue: "Ü" };

/** `Murauen` has none. */
function withUmlauts(word: string): string {
  return word.replace(/(?<![aeiouq])[aouAOU]e/g, (pair) => UMLAUTS[pair] ?? pair);
}

function isPicture(value: unknown): value is ImageRef {
  return typeof value === "object" && value !== null && "id" in value && "extension" in value && "version" in value;
}
