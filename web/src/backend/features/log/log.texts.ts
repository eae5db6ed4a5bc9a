import type { LogKind, LogLevel } from "@tresen/contract/log/log-kinds";
import type { OrderState } from "@tresen/contract/order/order.state";
import type { RefusedKind } from "@tresen/contract/log/refused";

const KINDS: Readonly<Record<LogKind, string>> = {
  change: "Änderung",
  login: "Anmeldung",
  job: "Hintergrundaufgabe",
  provider: "Zahlungsdienst",
  device: "Gerät",
  request: "Aufruf",
};
const LEVELS: Readonly<Record<LogLevel, string>> = { info: "Info", warning: "Warnung", error: "Fehler" };
const STATES: Readonly<Record<OrderState, string>> = {
  pending: "Ausstehend",
  confirmed: "Bestätigt",
  inDelivery: "In Lieferung oder bereit",
  completed: "Abgeschlossen",
  rejected: "Abgelehnt",
  canceled: "Storniert",
  failed: "Fehlgeschlagen",
};
const REFUSED: Readonly<Record<RefusedKind, (count: number) => string>> = {
  login: (count) => (count === 1 ? "1 Anmeldung mit unbekanntem Namen" : `${count} Anmeldungen mit unbekannten Namen`),
  key: (count) => (count === 1 ? "1 unbekannter Schlüssel" : `${count} unbekannte Schlüssel`),
  limit: (count) => (count === 1 ? "1 Anfrage über dem Limit" : `${count} Anfragen über dem Limit`),
};

export const LOG_PAGE_TEXTS = {
  caption: "Einträge des Protokolls, das Neueste zuerst",
  loading: "Protokoll wird geladen",
  loadFailed: "Protokoll konnte nicht geladen werden.",
  loadMore: "Ältere laden",
  loadingMore: "Wird geladen …",
  none: "Keine Einträge",
  noneYet: "In den letzten 31 Tagen ist nichts geschehen.",
  noneFiltered: "Zu diesen Filtern gibt es nichts. Ohne Zeitraum werden die letzten 31 Tage durchsucht.",
  noneSoFar: "Bisher nichts gefunden. Ältere Einträge sind noch nicht durchsucht.",
  shown: ({ count, hasMore }: { count: number; hasMore: boolean }): string =>
    `${count === 1 ? "1 Eintrag" : `${count} Einträge`}${hasMore ? ", es gibt ältere" : ""}`,
  open: (message: string) => `${message}, Einzelheiten`,
  kinds: KINDS,
  levels: LEVELS,
  states: STATES,
  columns: { at: "Zeit", level: "Stufe", message: "Was geschah", kind: "Art", actor: "Wer", branch: "Filiale" },
  filters: {
    search: "Wörter",
    searchHint: "In höchstens 31 Tagen",
    kind: "Art",
    level: "Stufe",
    from: "Von",
    to: "Bis",
    requestId: "Vorgangsnummer",
    more: (count: number) => (count === 0 ? "Filter" : `Filter (${count})`),
    who: "Von wem",
    everybody: "Alle",
    actor: (name: string) => `Nur von: ${name}`,
    subject: (name: string) => `Nur zu: ${name}`,
    chosenActor: "einer Person",
    chosenSubject: "einem Eintrag",
    remove: (chip: string) => `${chip}, Filter entfernen`,
  },
  live: {
    button: "Live",
    on: "Neue Einträge erscheinen von selbst.",
    arrived: (count: number) => (count === 1 ? "1 neuer Eintrag" : `${count} neue Einträge`),
    show: (count: number) => (count === 1 ? "1 neuen Eintrag zeigen" : `${count} neue Einträge zeigen`),
    failed: "Neue Einträge konnten nicht geladen werden. Es wird weiter versucht.",
  },
  refused: {
    title: "Abgelehnte Fremde, letzte 31 Tage",
    caption: "Abgelehnte Fremde nach Tag",
    day: "Tag (UTC)",
    what: "Was",
    told: (kind: RefusedKind, count: number): string => REFUSED[kind](count),
  },
  detail: {
    title: "Eintrag",
    loading: "Eintrag wird geladen",
    loadFailed: "Eintrag konnte nicht geladen werden.",
    missing: "Es gibt ihn nicht mehr, oder er ist nicht für Sie bestimmt.",
    subject: "Betrifft",
    requestId: "Vorgangsnummer",
    copy: "Vorgangsnummer kopieren",
    copied: "Vorgangsnummer kopiert.",
    copyFailed: "Die Vorgangsnummer konnte nicht kopiert werden.",
    ofActor: "Alles von dieser Person",
    ofSubject: "Alles dazu",
    ofRequest: "Alles aus diesem Vorgang",
    changes: "Vorher und nachher",
  },
} as const;
