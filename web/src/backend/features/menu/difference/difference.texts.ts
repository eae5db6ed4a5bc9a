import type { MenuChange } from "@tresen/contract/catalog/menu/difference";

export const DIFFERENCE_KINDS: Readonly<Record<MenuChange["kind"], string>> = {
  added: "Neu",
  removed: "Entfällt",
  moved: "Andere Kategorie",
  placed: "Anderer Platz",
  price: "Anderer Preis",
  categoryAdded: "Neue Kategorie",
  categoryRemoved: "Kategorie entfällt",
  categoryPlaced: "Kategorie an anderem Platz",
};

export const DIFFERENCE_TEXTS = {
  title: (name: string): string => `${name} – Unterschied`,
  heading: "Unterschied",
  unnamed: "Produktkatalog ohne Namen",
  before: "Verglichen mit",
  branch: "Filiale",
  inForce: (name: string): string => `Jetzt in Kraft: ${name}`,
  noInForce: "In dieser Filiale ist jetzt kein anderer Produktkatalog in Kraft.",
  isInForce: "Dieser Produktkatalog ist jetzt in Kraft. Wählen Sie einen anderen zum Vergleichen.",
  kind: "Art",
  allKinds: "Alle Arten",
  search: "Im Unterschied suchen",
  table: "Unterschied",
  columns: { category: "Kategorie", product: "Produkt", kind: "Art", detail: "Was" },
  from: (category: string): string => `bisher in ${category}`,
  prices: ({ before, after }: { before: string; after: string }): string => `${before} → ${after}`,
  hidden: "auf Anfrage",
  none: "Es gibt keinen Unterschied.",
  noneFiltered: "Nichts passt zu diesen Filtern.",
  count: (count: number): string => (count === 1 ? "1 Unterschied" : `${count} Unterschiede`),
  moments: ({ before, after }: { before: string; after: string }): string =>
    `Preise davor vom ${before}, danach vom ${after}, mit dem, was bis dahin geplant ist.`,
  noPlans: "Geplante Änderungen sind Ihnen nicht bekannt und daher nicht berücksichtigt.",
  more: (count: number): string => `${count} weitere anzeigen`,
  gone: "Unbekannt",
  failed: "Die Produktkataloge konnten nicht geladen werden.",
} as const;
