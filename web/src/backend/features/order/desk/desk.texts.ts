import type { ColumnName } from "./arrange";

/** `tab` is the short title for phones. */
export const COLUMN_TEXTS: Readonly<Record<ColumnName, { title: string; tab: string; empty: string }>> = {
  missed: { title: "Verpasst", tab: "Verpasst", empty: "Nichts verpasst" },
  pending: { title: "Neu", tab: "Neu", empty: "Keine neuen Bestellungen" },
  later: { title: "Später", tab: "Später", empty: "Nichts für später" },
  confirmed: { title: "In Arbeit", tab: "In Arbeit", empty: "Nichts in Arbeit" },
  inDelivery: { title: "Bereit / In Zustellung", tab: "Bereit", empty: "Nichts bereit oder unterwegs" },
};

export const DESK_TEXTS = {
  columns: "Spalten",
  find: "Bestellung suchen",
  notFound: "Nichts gefunden",
  soundOn: "Ton an",
  switchSoundOn: "Ton einschalten",
  /** Until somebody has touched the page. */
  soundBlocked: "Ton blockiert: einschalten",
  soundBlockedWhy: "Der Browser spielt Töne erst, wenn die Seite einmal berührt wurde.",
  switchSoundOff: "Ton ausschalten",
  newOrders: (count: number): string => (count === 1 ? "1 neue Bestellung" : `${count} neue Bestellungen`),
  /** The window's title while there are new orders. */
  windowTitle: (count: number): string => `(${count}) Neue ${count === 1 ? "Bestellung" : "Bestellungen"}`,
  seen: "Gesehen",
  disconnected: "Verbindung unterbrochen",
  lastKnown: (age: string): string => `– Stand vor ${age}, es wird weiter versucht.`,
} as const;

export const CARD_TEXTS = {
  open: ({ ticket, method, urgency, isNew }: CardName): string =>
    `Ticket ${ticket}, ${method}, ${urgency}${isNew ? ", neu" : ""}: öffnen`,
  isNew: "Neu",
  awaitingAnswer: (time: string): string => `Vorgeschlagen: ${time}, wartet auf Antwort`,
  withdrawn: "Vertrag widerrufen",
  comment: "Anmerkung: ",
  more: (count: number): string => `und ${count} weitere`,
  /** The urgency, for people who do not see the colour. */
  soon: "bald fällig: ",
  urgent: "dringend: ",
} as const;

interface CardName {
  ticket: number;
  method: string;
  urgency: string;
  isNew: boolean;
}
