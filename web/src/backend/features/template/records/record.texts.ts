import type { TemplateSource } from "@tresen/contract/template/data/field-kinds";

const numbers = new Intl.NumberFormat("de-DE");

const COUNTED: Readonly<Record<TemplateSource, readonly [one: string, many: string]>> = {
  none: ["Bild", "Bilder"],
  config: ["Bild", "Bilder"],
  product: ["Produkt", "Produkte"],
  category: ["Kategorie", "Kategorien"],
  menu: ["Produktkatalog", "Produktkataloge"],
  branch: ["Filiale", "Filialen"],
  order: ["Bestellung", "Bestellungen"],
};

/** `12 Produkte` */
export function countOf({ source, count }: { source: TemplateSource; count: number }): string {
  const [one, many] = COUNTED[source];
  return `${numbers.format(count)} ${count === 1 ? one : many}`;
}

export const manyOf = (source: TemplateSource): string => COUNTED[source][1];
export const oneOf = (source: TemplateSource): string => COUNTED[source][0];

export const RECORD_TEXTS = {
  order: ({ number, uid, at }: { number: number; uid: string; at: string }): string => `Nr. ${number} · ${uid} · ${at}`,
  choose: (many: string): string => `${many} auswählen`,
  searchIn: (many: string): string => `${many} durchsuchen`,
  category: "Kategorie",
  everyCategory: "Alle Kategorien",
  found: ({ count, hasMore }: { count: number; hasMore: boolean }): string =>
    hasMore ? `Über ${numbers.format(count)} Treffer` : count === 1 ? "1 Treffer" : `${numbers.format(count)} Treffer`,
  chosen: ({ count, most }: { count: number; most: number }): string =>
    `${numbers.format(count)} ausgewählt, höchstens ${most}`,
  chooseAll: "Alle auswählen",
  choosingAll: "Wird ausgewählt …",
  chooseNone: "Keine auswählen",
  /** More match than can be drawn at once. */
  onlyFirst: (most: number): string => `Es passen mehr. Ausgewählt sind die ersten ${most}.`,
  full: (most: number): string => `Mehr als ${most} lassen sich nicht auf einmal auswählen.`,
  more: "Mehr anzeigen",
  none: (many: string): string => `Noch keine ${many}`,
  noMatches: "Keine Treffer",
  loadFailed: (many: string): string => `${many} konnten nicht geladen werden.`,
  loading: "Wird geladen …",
} as const;
