import type { Weekday } from "../../kit/time";

/** Weekdays as lists of opening hours abbreviate them. */
export const SHORT_WEEKDAYS: Readonly<Record<Weekday, string>> = {
  monday: "Mo",
  tuesday: "Di",
  wednesday: "Mi",
  thursday: "Do",
  friday: "Fr",
  saturday: "Sa",
  sunday: "So",
};

export const HOURS_TEXTS = {
  closed: "geschlossen",
  allDay: "durchgehend",
  everyDay: "Täglich",
  days: ({ first, last }: { first: string; last: string }): string => `${first}–${last}`,
  window: ({ from, to }: { from: string; to: string }): string => `${from}–${to}`,
  and: " und ",
} as const;

/** Before the lowest of several prices. */
export const PRICE_FROM = "ab";

/** What a price is for. */
export const perUnit = (unit: string): string => `je ${unit}`;

/** A record for a source of which there are none yet. */
export const EXAMPLE_RECORD_TEXTS = {
  product: "Beispielprodukt",
  description: "So steht hier die Beschreibung eines Produkts.",
  price: 990,
  number: "Beispiel",
  category: "Beispielkategorie",
  menu: "Beispielkarte",
  branch: "Beispielfiliale",
  street: "Beispielstraße 1",
  city: "Beispielstadt",
  hours: [
    { label: "Mo–Fr", text: "11:00–14:30 und 17:00–22:00" },
    { label: "Sa–So", text: "11:00–22:00" },
  ],
  ticket: "137",
  method: "Abholung",
  firstName: "Beispiel",
  lastName: "Person",
  products: [
    { title: "Erstes Produkt", description: "Mit einer kurzen Beschreibung", price: 990 },
    { title: "Zweites Produkt", description: "", price: 1250 },
    { title: "Drittes Produkt", description: "", price: 350 },
  ],
} as const;
