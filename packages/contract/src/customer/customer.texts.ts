import type { Segment } from "./segment";

export const CUSTOMER_PERSON = "Person";
export const CUSTOMER_CONTACT = "Kontakt";
export const CUSTOMER_CARE = "Betreuung";
export const CUSTOMER_CONSENTS = "Einwilligungen";
export const CUSTOMER_ORDERS = "Bestellungen";

export const EXPECTED_VAT_NUMBER =
  "Bitte geben Sie eine UID-Nummer mit Länderkürzel an, wie das VIES sie kennt (ATU12345678).";
export const NOBODY = "Bitte geben Sie einen Namen, eine Firma, eine E-Mail-Adresse oder eine Telefonnummer an.";
export const BIRTHDAY_FUTURE = "Bitte geben Sie ein Geburtsdatum an, das vergangen ist.";
/** Without the name, since reports of imports keep such messages. `number` is null for one who is gone meanwhile. */
export const contactTaken = (number: number | null): string =>
  `Gehört schon ${number === null ? "einem anderen Kunden" : `Kunde ${number}`}.`;
export const MERGE_SELF = "Ein Kunde kann nicht mit sich selbst zusammengeführt werden.";
export const CUSTOMER_MERGED =
  "Dieser Kunde wurde mit einem anderen zusammengeführt und lässt sich nicht wieder anlegen.";
export const MERGE_TOO_MUCH =
  "Zusammen haben beide zu viele Adressen, Nummern, Schlagwörter oder Einwilligungen. Bitte entfernen Sie vorher einige.";
export const SPLIT_NOT_OWN = "Diese Bestellungen gehören nicht zu diesem Kunden.";
export const SPLIT_ALL = "Bitte lassen Sie diesem Kunden mindestens eine Bestellung.";

export const CHANNEL_LABELS = {
  mail: "E-Mail",
  sms: "SMS",
  phone: "Telefon",
  post: "Post",
} as const;

/** What a consent lets the platform send by itself. */
export const CONSENT_LABELS = {
  other: "Nichts von selbst",
  advertising: "Werbung, auch Bitten um Bewertung",
  birthday: "Glückwunsch zum Geburtstag",
} as const;

export const SEGMENT_TITLE = "Segment";
export const BRANCH_TITLE = "Filiale";
export const TAG_TITLE = "Schlagwort";

/** The segments with their definitions, as the list shows them beside the filter. */
export const SEGMENT_LABELS: Readonly<Record<Segment, string>> = {
  new: "Neu",
  regular: "Stammkunden",
  lost: "Verloren",
  valueHigh: "Umsatz hoch",
  valueMedium: "Umsatz mittel",
  valueLow: "Umsatz niedrig",
  birthday: "Geburtstag",
};

export function segmentDefinition({
  segment,
  days,
  orders,
  amounts,
}: {
  segment: Segment;
  days: { new: number; regular: number; lost: number; birthday: number };
  orders: number;
  /** As text, such as `500 €`. */
  amounts: { medium: string; high: string };
}): string {
  const texts: Record<Segment, string> = {
    new: `Die erste Bestellung liegt höchstens ${days.new} Tage zurück.`,
    regular: `Mindestens ${orders} Bestellungen, die letzte liegt höchstens ${days.regular} Tage zurück.`,
    lost: `Die letzte Bestellung liegt mehr als ${days.lost} Tage zurück.`,
    valueHigh: `Alle Bestellungen zusammen machen mindestens ${amounts.high} aus.`,
    valueMedium: `Alle Bestellungen zusammen machen mindestens ${amounts.medium} und weniger als ${amounts.high} aus.`,
    valueLow: `Mindestens eine Bestellung, zusammen weniger als ${amounts.medium}.`,
    birthday: `Geburtstag heute oder in den nächsten ${days.birthday} Tagen, am Tag der gewählten Filiale.`,
  };
  return texts[segment];
}
