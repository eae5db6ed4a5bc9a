import type { ComplianceRule } from "./rule-names";

/** The short name of each rule, for filters and tables. */
export const COMPLIANCE_TITLES: Readonly<Record<ComplianceRule, string>> = {
  priceZero: "Preis 0",
  unitPrice: "Grundpreis fehlt",
  deposit: "Pfand fehlt",
  allergens: "Allergene fehlen",
  allergensNowhere: "Nirgends Allergene",
  taxUnknown: "Steuersatz ungewöhnlich",
  taxOutlier: "Steuersatz weicht ab",
  picture: "Bild fehlt",
  imprint: "Impressum fehlt",
  terms: "AGB fehlen",
  privacy: "Datenschutzerklärung fehlt",
  withdrawalText: "Widerrufsbelehrung fehlt",
};

export const COUNTRY_NAMES = { AT: "Österreich", DE: "Deutschland", CH: "der Schweiz" } as const;

export const TAX_FIELD_NAMES = { tax: "Lieferung", takeawayTax: "Takeaway", dineInTax: "Dine In" } as const;

/** `0.049` → `4,9 %`. */
export function percent(rate: number): string {
  return `${new Intl.NumberFormat("de-DE", { maximumFractionDigits: 2 }).format(rate * 100)} %`;
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} und ${words.at(-1) ?? ""}`;

export const COMPLIANCE_MESSAGES = {
  priceZero: "Kunden bekommen es geschenkt: Es gibt eine Auswahl, die nichts kostet.",
  unitPrice: (measure: string): string =>
    `Der Name nennt „${measure}“, aber der Inhalt je Einheit fehlt. Ohne ihn zeigt der Shop keinen Grundpreis.`,
  uselessContent:
    "Der Inhalt je Einheit ist nicht in Gewicht, Volumen, Länge oder Fläche, daher gibt es keinen Grundpreis.",
  deposit: (container: string): string =>
    `„${container}“ und ein Volumen bis 3 Liter: Ob Pfand zu zahlen ist, hängt vom Getränk und vom Gebinde ab.`,
  allergens: (category: string): string =>
    `In „${category}“ nennen andere Produkte Allergene, hier fehlt die Angabe. Enthält es keine, geben Sie bitte das an.`,
  allergensNowhere: "Kein Produkt nennt Allergene. Wer Lebensmittel verkauft, muss sie vor der Bestellung angeben.",
  taxUnknown: ({ fields, countries, known }: Record<"fields" | "countries" | "known", readonly string[]>): string =>
    `${listed(fields)}: in ${listed(countries)} üblich sind ${listed(known)}.`,
  taxField: ({ name, rate }: { name: string; rate: string }): string => `${rate} bei ${name}`,
  taxOutlier: ({ category, usual, count }: { category: string; usual: readonly string[]; count: number }): string =>
    `In „${category}“ haben ${count} andere Produkte ${listed(usual)} (${Object.values(TAX_FIELD_NAMES).join(", ")}).`,
  picture: "Der Shop zeigt das Produkt ohne Bild.",
  imprint: "Die Konfiguration hat weder einen Text noch einen Link für das Impressum.",
  terms: "Die Konfiguration hat weder einen Text noch einen Link für die AGB.",
  privacy: "Die Konfiguration hat weder einen Text noch einen Link für die Datenschutzerklärung.",
  withdrawalText:
    "Weder der Text der AGB noch eine öffentliche Seite nennt den Widerruf. Ob Kunden ein Widerrufsrecht haben, hängt " +
    "von den Waren ab.",
  withdrawalLinked:
    "Keine öffentliche Seite nennt den Widerruf. Die AGB sind ein Link auf eine andere Website, die hier nicht gelesen wird.",
} as const;

/** What findings about the whole shop are about. */
export const WHOLE_SHOP = "Shop";
