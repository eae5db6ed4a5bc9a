import type { LockReason } from "@tresen/contract/privacy/locked-invoice";
import type { RetentionKind } from "@tresen/contract/privacy/retention/retention-kinds";

const KINDS: Readonly<Record<RetentionKind, { many: string; one: string }>> = {
  orders: { many: "Bestellungen", one: "Bestellung" },
  customers: { many: "Kunden", one: "Kunde" },
  uploads: { many: "Dateien", one: "Datei" },
};

const numbered = ({ kind, count }: { kind: RetentionKind; count: number }): string =>
  `${count.toLocaleString("de")} ${count === 1 ? KINDS[kind].one : KINDS[kind].many}`;

export const RETENTION_TEXTS = {
  title: "Was nach diesen Fristen gelöscht wird",
  unloaded: "Was gelöscht würde, konnte nicht geladen werden.",
  none: "Es sind keine Fristen eingetragen. Nichts wird von selbst gelöscht.",
  unsaved: "Die Fristen sind noch nicht gespeichert. Gezeigt wird, was nach den gespeicherten gelöscht würde.",
  kinds: { orders: "Bestellungen", customers: "Kunden", uploads: "Dateien zu Bestellungen" },
  kept: "Ohne Frist, alles bleibt",
  counted: ({ kind, count, isMore }: { kind: RetentionKind; count: number; isMore: boolean }): string =>
    isMore ? `mehr als ${numbered({ kind, count })}` : numbered({ kind, count }),
  due: ({ what, day }: { what: string; day: string }): string => `${what} von vor dem ${day}`,
  oldest: (day: string): string => `Von ${day} an`,
  confirmed: "Bestätigt, wird jede Nacht gelöscht",
  waiting: "Noch nicht bestätigt, nichts wird gelöscht",
  many: "Bei mehr als tausend zählen auch jene Bestellungen mit, deren Kunde schon gelöscht ist.",
  lastRun: ({ day, removed }: { day: string; removed: Readonly<Record<RetentionKind, number>> }): string =>
    `Letzter Lauf am ${day}: ${(["orders", "customers", "uploads"] as const)
      .map((kind) => numbered({ kind, count: removed[kind] }))
      .join(", ")} gelöscht.`,
  start: "Löschung bestätigen …",
  ask: "Nach diesen Fristen löschen?",
  effect: "Ab der nächsten Nacht, zwischen 3 und 5 Uhr, wird gelöscht:",
  nights:
    "Danach jede Nacht, was inzwischen älter geworden ist. Eine kürzere oder wieder eingetragene Frist muss neu bestätigt werden.",
  stays:
    "Von Bestellungen bleiben Nummer, Filiale, Zeiten, Positionen, Summen, Steuern und Zahlungsart, also auch alle Statistiken.",
  confirm: "Endgültig löschen lassen",
  starting: "Wird bestätigt …",
  failed: "Die Fristen konnten nicht bestätigt werden.",
  started: "Bestätigt. Gelöscht wird ab der nächsten Nacht.",
} as const;

/** What expires by itself, whatever the settings say: see docs/decisions/0084. */
export const FIXED_TEXTS = {
  title: "Was von selbst abläuft",
  periods: [
    ["Anfragen aus Formularen", "30 Tage"],
    ["Nachrichten an Kunden und Widerrufe", "90 Tage"],
    ["Ausdrucke", "30 Tage"],
    ["Fahrten von Zustellungen", "7 Tage"],
    ["Dateien, die zu keiner Bestellung gehören", "2 Tage"],
    ["Telefonnummern, die bei Anrufen vorgeschlagen werden", "365 Tage"],
    ["Exportierte Dateien", "7 Tage"],
    ["Protokoll", "400 Tage"],
    ["Zählung der Besuche (ohne Personendaten)", "400 Tage"],
    ["Sicherungen der Datenbank", "35 Tage"],
  ],
} as const;

export const FIND_TEXTS = {
  title: "Person suchen, auch ohne Kunden",
  note: "Findet auch, wer nur abgelehnte oder unbezahlte Bestellungen oder ein Formular hinterlassen hat. Eine Nummer bitte mit Ländervorwahl. Bestellungen mit einer Nummer gehören nur mit demselben Nachnamen zur selben Person.",
  fields: { email: "E-Mail-Adresse", phone: "Telefonnummer", lastName: "Nachname" },
  find: "Person suchen",
  finding: "Wird gesucht …",
  failed: "Die Suche ist nicht gelungen.",
  nothing: "Nichts gefunden.",
  customer: (number: number): string => `Kunde ${number}`,
  order: ({ ticket, at, branch }: { ticket: number; at: string; branch: string }): string =>
    `Bestellung ohne Kunden: Ticket ${ticket} vom ${at}, ${branch}`,
  forms: (count: number): string => (count === 1 ? "1 Formular" : `${count.toLocaleString("de")} Formulare`),
  open: "Beim Kunden lassen sich alle Daten herausgeben und löschen, auch die Bestellungen ohne Kunden und Formulare mit diesem Kontakt.",
  enterNote: "Als Kunde angelegt, lassen sich alle diese Daten dort herausgeben und löschen.",
  enter: "Als Kunden anlegen",
  entering: "Wird angelegt …",
  notEntered: "Der Kunde konnte nicht angelegt werden.",
} as const;

export const ERASURE_TEXTS = {
  title: "Gelöschte Personen",
  show: "Löschungen ansehen",
  unloaded: "Die Löschungen konnten nicht geladen werden.",
  none: "Noch wurde niemand gelöscht.",
  customer: (number: number | null): string => (number === null ? "Kunde" : `Kunde ${number}`),
  by: ({ at, name }: { at: string; name: string | null }): string =>
    name === null ? `${at}, nach Ablauf der Frist` : `${at}, ${name}`,
  result: ({ orders, uploads, locked }: { orders: number; uploads: number; locked: number }): string =>
    [numbered({ kind: "orders", count: orders }), numbered({ kind: "uploads", count: uploads })]
      .concat(locked > 0 ? [`${locked.toLocaleString("de")} gesperrt für Rechnungen`] : [])
      .join(", "),
  more: "Weitere anzeigen",
} as const;

const REASONS: Readonly<Record<LockReason, string>> = { amount: "hoher Betrag", company: "Rechnung für eine Firma" };

export const LOCKED_TEXTS = {
  title: "Für Rechnungen gesperrte Daten",
  note: "Name und Adresse auf Rechnungen, die sie gesetzlich brauchen. Sie stehen nirgends sonst mehr und werden am Ende der Frist von selbst gelöscht. Wer sie ansieht, steht danach im Protokoll.",
  show: "Gesperrte Daten ansehen",
  unloaded: "Die gesperrten Daten konnten nicht geladen werden.",
  none: "Für keine Rechnung sind Daten gesperrt.",
  order: ({
    ticket,
    at,
    place,
    uid,
  }: {
    ticket: number;
    at: string;
    /** The branch's name, unless it is gone. */
    place?: string | undefined;
    uid: string;
  }): string => [`Ticket ${ticket} vom ${at}`, place, uid].filter(Boolean).join(", "),
  until: ({ day, reason }: { day: string; reason: LockReason }): string => `Bis ${day}, ${REASONS[reason]}`,
  more: "Weitere ansehen",
} as const;
