export const LIST_TEXTS = {
  searchIn: (many: string): string => `${many} durchsuchen`,
  filters: "Filter",
  columns: "Spalten",
  export: "Export",
  import: "Import",
  /** The menu of a phone with what is seldom done. */
  more: "Mehr",
  create: (one: string): string => `${one} erstellen`,
  none: (many: string): string => `Noch keine ${many}`,
  keys:
    "Aus der Suche führen Eingabetaste und Pfeil nach unten in die erste Zeile. Mit den Pfeiltasten durch die Zeilen, Leertaste wählt aus, Eingabetaste öffnet, F2 ändert Werte in der Zeile, " +
    "Strg+D dupliziert, Umschalt+F10 zeigt die Befehle. Pfeil nach rechts führt in die Zellen der Zeile: " +
    "Umschalt und Pfeile wählen mehrere, Strg+C kopiert, Strg+V fügt ein, Strg+D füllt nach unten, Eingabetaste ändert, Escape führt zur Zeile zurück.",
  selectPage: "Alle auf dieser Seite auswählen",
  sortHint: "Mit Umschalttaste nach mehreren Spalten sortieren",
  sort: "Sortieren",
  unsorted: "Sortieren: wie gespeichert",
  ascending: (title: string): string => `${title} aufsteigend`,
  descending: (title: string): string => `${title} absteigend`,
  sortRank: "Sortierung Nr. ",
  select: (label: string): string => `${label} auswählen`,
} as const;

const numbers = new Intl.NumberFormat("de-DE");

interface Told {
  /** The number of the first row; null where it is not known. */
  from: number | null;
  /** The number of rows on the page. */
  count: number;
  matching: number | null;
  total: number | null;
  hasMore: boolean;
}

export const FOOTER_TEXTS = {
  /** `51–100 von über 100 Einträgen`: which entries are shown, and of how many, as far as it is known. */
  position: ({ from, count, matching, total, hasMore }: Told): string => {
    const isAll = from === 1 && !hasMore;
    const all = matching ?? (isAll ? count : null);
    const of = total === null ? "" : ` (von ${numbers.format(total)})`;
    if (isAll && all === count) return `${numbers.format(count)} ${count === 1 ? "Eintrag" : "Einträge"}${of}`;
    if (from === null) return `${numbers.format(count)} ${count === 1 ? "Eintrag" : "Einträge"} auf dieser Seite`;
    const last = from + count - 1;
    const shown = `${numbers.format(from)}–${numbers.format(last)}`;
    if (all !== null) return `${shown} von ${numbers.format(all)} Einträgen${of}`;
    return hasMore ? `${shown} von über ${numbers.format(last)} Einträgen` : `${shown}, bis zum letzten Eintrag`;
  },
  /** Above the rows of an earlier search. */
  former: "Diese Suche ist fehlgeschlagen. Gezeigt werden noch die vorigen Einträge.",
  outdated: "Nicht aktualisiert.",
  offline: "Keine Verbindung: nicht aktualisiert.",
  pages: "Seiten",
  first: "Erste Seite",
  previous: "Vorige Seite",
  next: "Nächste Seite",
  last: "Letzte Seite",
} as const;

export const STATE_TEXTS = {
  nothingHere: "Auf dieser Seite ist nichts mehr.",
  toFirst: "Zur ersten Seite",
  noneYet: "Bisher keine Treffer. Es sind noch nicht alle Einträge durchsucht.",
  goOn: "Weitersuchen",
  byBeginnings: "Gefunden werden Wörter, die mit dem Gesuchten beginnen.",
} as const;

/** What is said about the chosen rows. */
export const SELECTION_TEXTS = {
  title: "Auswahl",
  clear: "Auswahl aufheben",
  /** Null: everything that matches, however much that is. */
  count: (count: number | null): string =>
    count === null ? "Alle Treffer ausgewählt" : `${numbers.format(count)} ausgewählt`,
  hidden: (count: number): string => `, davon ${numbers.format(count)} nicht sichtbar`,
  selectAll: (count: number | null): string =>
    count === null ? "Alle Treffer auswählen" : `Alle ${numbers.format(count)} auswählen`,
  loadingAll: "Wird ausgewählt …",
  mostOf: (count: number): string => `Mehr als ${numbers.format(count)} auf einmal sind nicht möglich.`,
  noneRemovable: "Diese Einträge dürfen Sie nicht löschen.",
  notRemovable: (count: number): string => `${count} davon dürfen Sie nicht löschen.`,
} as const;
