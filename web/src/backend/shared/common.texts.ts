/** Texts that many screens of the back-office share. */
export const COMMON_TEXTS = {
  backoffice: "Backoffice",
  pageTitle: (title: string): string => `${title} – Backoffice`,
  loading: "Wird geladen",
  retry: "Erneut versuchen",
  save: "Speichern",
  saving: "Wird gespeichert …",
  saved: "Gespeichert.",
  discard: "Verwerfen",
  keepEditing: "Weiter bearbeiten",
  remove: "Löschen",
  irreversible: "Das lässt sich nicht rückgängig machen.",
  back: "Zurück",
  close: "Schließen",
  cancel: "Abbrechen",
  closedDays: "Geschlossen am …",
  toShop: "Zum Shop",
  search: "Suchen …",
  noMatches: "Keine Treffer",
  resetFilters: "Filter zurücksetzen",
  all: "Alle",
  yes: "Ja",
  no: "Nein",
  today: "Heute",
  yesterday: "Gestern",
  branch: "Filiale",
  allBranches: "Alle Filialen",
} as const;

export const PAGE_TITLES = {
  desk: "Bestelltresen",
  now: "Jetzt",
  load: "Auslastung",
  phone: "Neue Bestellung",
  deliveries: "Lieferungen",
  leftOver: "Liegengeblieben",
  history: "Verlauf",
  logs: "Protokoll",
  statistics: "Statistiken",
  closings: "Tagesabschluss",
  absences: "Abwesenheiten",
  timeRequests: "Anträge",
  ownShifts: "Meine Schichten",
  timeSheets: "Stundenzettel",
  config: "Konfiguration",
  fonts: "Schriftarten",
  check: "Prüfung",
  password: "Passwort ändern",
  security: "Konto und Sicherheit",
} as const;

/** Shown in place of data that the person has hidden. */
export const HIDDEN_DATA_TEXTS = {
  product: "Produktdaten verborgen",
  customer: "Kundendaten verborgen",
  amount: "verborgen",
} as const;

/** A role that the shop has made itself, for people who may not read its name. */
export const OWN_ROLE = "Eigene Rolle";
