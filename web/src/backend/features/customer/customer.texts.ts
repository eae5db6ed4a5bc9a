import type { ComplaintKind, CustomerOrder, Likeness, MergedCustomer } from "@tresen/contract/customer/customer.view";
import type { OrderState } from "@tresen/contract/order/order.state";

const orderCount = (count: number): string => (count === 1 ? "1 Bestellung" : `${count} Bestellungen`);
const customer = (number: number | string): string => `Kunde ${number}`;

export const CUSTOMER_TEXTS = {
  numbered: customer,
  open: (number: number): string => `${customer(number)} öffnen`,
  definitions: "Was die Segmente bedeuten",
  history: "Bestellungen und Nachrichten",
  unloaded: "Die Bestellungen konnten nicht geladen werden.",
  none: "keine",
  again: (ticket: number): string => `Noch einmal: Ticket ${ticket}`,
  noOrders: "Keine Bestellungen in Filialen, deren Bestellungen Sie sehen.",
  more: "Gezeigt werden die neuesten hundert.",
  favourites: "Am liebsten bestellt",
  favouritesOf: (orders: number): string => `Am liebsten bestellt (aus den letzten ${orders} Bestellungen)`,
  favourite: ({ name, orders }: { name: string; orders: number }): string => `${name} (${orderCount(orders)})`,
  order: ({ ticket, at, branch }: { ticket: number; at: string; branch: string }): string =>
    `Ticket ${ticket}, ${at}, ${branch}`,
  notCounted: "zählt nicht",
  rated: ({ rating, ratings }: Pick<CustomerOrder, "rating" | "ratings">): string =>
    `Bewertung ${rating} von 5` +
    (ratings ? ` (Qualität ${ratings.food}, Service ${ratings.service}, Bestellen ${ratings.process})` : ""),
  complaints: "Reklamationen",
  messages: "Nachrichten zu den letzten Bestellungen",
  message: ({ event, channel, at }: { event: string; channel: string; at: string }): string =>
    `${event}, ${channel}, ${at}`,
  messageOrder: ({ ticket, branch }: { ticket: number; branch: string }): string => `Ticket ${ticket}, ${branch}`,
} as const;

/** What the server counts of customers. */
export const FIGURE_TEXTS = {
  number: "Nummer",
  orderCount: "Bestellungen",
  grossTotal: "Umsatz",
  firstOrderAt: "Erste Bestellung",
  lastOrderAt: "Letzte Bestellung",
} as const;

/** What stands beside the name of a blocked customer. */
export const BLOCKED = "Gesperrt";

const COMPLAINT_TEXTS: Readonly<Record<ComplaintKind, string>> = {
  rating: "Schlechte Bewertung",
  refund: "Erstattung",
  chargeback: "Rückbuchung",
  withdrawal: "Widerruf",
};

/** @param amount written with its currency; missing where it is not about money. */
export function complaintText({
  kind,
  ticket,
  amount,
  at,
}: {
  kind: ComplaintKind;
  ticket: number;
  amount?: string | undefined;
  at?: string | undefined;
}): string {
  const what = amount === undefined ? COMPLAINT_TEXTS[kind] : `${COMPLAINT_TEXTS[kind]} ${amount}`;
  return [what, `Ticket ${ticket}`, at].filter(Boolean).join(", ");
}

export const CHANNEL_TEXTS = { mail: "E-Mail", sms: "SMS" } as const;

export const ORDER_STATE_TEXTS: Readonly<Record<OrderState, string>> = {
  pending: "Neu",
  confirmed: "Bestätigt",
  inDelivery: "In Zustellung oder bereit",
  completed: "Abgeschlossen",
  rejected: "Abgelehnt",
  canceled: "Storniert",
  failed: "Nicht bezahlt",
};

export const SUGGESTION_TEXTS = {
  title: "Vermutlich dieselbe Person",
  unloaded: "Die Vorschläge konnten nicht geladen werden.",
  none: "Zurzeit wird niemand vorgeschlagen.",
  customer,
  nameless: "Ohne Namen",
  figures: ({ orders, sum }: { orders: number; sum: string }): string => `${orderCount(orders)}, zusammen ${sum}`,
  reasons: (reasons: readonly Likeness[]): string =>
    `Vorgeschlagen wegen: ${reasons.map((reason) => LIKENESS_TEXTS[reason]).join(", ")}`,
  merge: (number: number): string => `Mit Kunde ${number} zusammenführen`,
  mayNot: "Zusammenführen kann nur, wer beide Kunden ändern darf.",
} as const;

const LIKENESS_TEXTS: Readonly<Record<Likeness, string>> = {
  phone: "gleiche Telefonnummer",
  name: "gleicher Name",
  order: "eine Bestellung passt zu beiden",
};

const mergedInto = ({ number, former }: Pick<MergedCustomer, "number" | "former">): string =>
  `${former === null ? "Dieser Kunde" : customer(former)} wurde mit ${customer(number)} zusammengeführt.`;

export const MERGE_TEXTS = {
  title: "Kunden zusammenführen",
  stays: "Wer bleibt?",
  noContacts: "Keine E-Mail-Adresse, keine Telefonnummer",
  blocked: "Gesperrt",
  effect: ({ kept, gone }: { kept: number; gone: number }): string =>
    `Kunde ${kept} bekommt die Bestellungen, Kontakte, Adressen, Notizen, Schlagwörter und Einwilligungen von Kunde ` +
    `${gone}. Name, Firma, UID-Nummer und Geburtstag von Kunde ${gone} werden nur übernommen, wo sie bei Kunde ` +
    `${kept} fehlen. Kunde ${gone} gibt es danach nicht mehr.`,
  block: "Einer von beiden ist gesperrt, also ist es danach auch der andere.",
  merge: "Zusammenführen",
  merging: "Wird zusammengeführt …",
  merged: ({ kept, gone }: { kept: number; gone: number }): string => mergedInto({ number: kept, former: gone }),
  mergedInto,
  gone: (number?: number): string =>
    `${number === undefined ? "Dieser Kunde" : customer(number)} wurde inzwischen gelöscht.`,
  failed: "Die Kunden konnten nicht zusammengeführt werden.",
  unloaded: "Die beiden Kunden konnten nicht geladen werden.",
} as const;

/** After a conflict: what the dialog shows is up to date again. */
export const RELOADED_TEXT = "Die Angaben sind neu geladen. Bitte prüfen Sie sie, bevor Sie noch einmal bestätigen.";

export const SPLIT_TEXTS = {
  action: "Aufteilen",
  title: (number: number): string => `Kunde ${number} aufteilen`,
  tooFew: "Aufteilen lässt sich nur, wer mindestens zwei Bestellungen hat.",
  orders: "Welche Bestellungen sind von jemand anderem?",
  limit: (most: number): string =>
    `Höchstens ${most} auf einmal, und mindestens eine Bestellung muss bleiben. Sind es mehr, teilen Sie in mehreren ` +
    "Schritten auf und führen die neuen Kunden zusammen.",
  chosen: ({ orders, sum }: { orders: number; sum: string }): string =>
    `${orderCount(orders)} ${orders === 1 ? "geht" : "gehen"} an einen neuen Kunden (Umsatz ${sum}).`,
  effect:
    "Name und Adressen des neuen Kunden kommen aus diesen Bestellungen. E-Mail-Adressen und Telefonnummern, die nur " +
    "sie haben, gehen mit. Was auch die übrigen Bestellungen haben, behalten beide, wenn sich die Namen " +
    "unterscheiden. Beträge ändern sich nicht, und beide werden einander nicht mehr vorgeschlagen.",
  split: "Aufteilen",
  splitting: "Wird aufgeteilt …",
  failed: "Der Kunde konnte nicht aufgeteilt werden.",
  done: (count: number): string =>
    `${orderCount(count)} ${count === 1 ? "gehört" : "gehören"} jetzt einem neuen Kunden.`,
} as const;
