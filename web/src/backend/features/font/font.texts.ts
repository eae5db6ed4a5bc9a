import type { Font } from "@tresen/contract/media/font/font";
import { parseVariant } from "@tresen/contract/media/font/variant";

const WEIGHTS: Readonly<Record<number, string>> = {
  100: "Haarfein",
  200: "Extraleicht",
  300: "Leicht",
  400: "Normal",
  500: "Mittel",
  600: "Halbfett",
  700: "Fett",
  800: "Extrafett",
  900: "Schwarz",
};

/** The German name of a variant: `Fett kursiv (700)`. */
export function variantLabel(variant: string): string {
  const { weight, style } = parseVariant(variant) ?? { weight: 400, style: "normal" };
  return `${WEIGHTS[weight] ?? ""}${style === "italic" ? " kursiv" : ""} (${weight})`;
}

const CATEGORIES: Readonly<Record<NonNullable<Font["category"]>, string>> = {
  "sans-serif": "Ohne Serifen",
  serif: "Mit Serifen",
  display: "Für Überschriften",
  handwriting: "Handschrift",
  monospace: "Feste Breite",
};

/** Signs that nobody recognises by themselves, or that look like punctuation of the sentence. */
const SIGNS: Readonly<Record<string, string>> = {
  ".": "Punkt",
  ",": "Beistrich",
  ":": "Doppelpunkt",
  ";": "Strichpunkt",
  "!": "Rufzeichen",
  "?": "Fragezeichen",
  "-": "Bindestrich",
  "–": "Halbgeviertstrich",
  "(": "Klammer auf",
  ")": "Klammer zu",
  "/": "Schrägstrich",
  "€": "Euro",
  "„": "Anführungszeichen unten",
  "“": "Anführungszeichen oben",
};

const number = new Intl.NumberFormat("de-AT");

export const FONT_TEXTS = {
  intro: "Schriften für den Shop und für Bildvorlagen. Mitgelieferte und eigene lassen sich gleich verwenden.",
  loadFailed: "Schriftarten konnten nicht geladen werden.",
  styleFailed: "Die Vorschau konnte nicht geladen werden.",
  add: "Eigene Schrift hinzufügen",
  addFirst: "Dateien wählen",
  choose: "In der Konfiguration wählen",
  search: "Schriftart suchen",
  noneFound: "Keine gefunden.",
  sample: "Beispieltext",
  sampleText: "Zwetschkenknödel 12,90\u00A0€",
  own: "Eigene Schriften",
  noOwn: "Noch keine. Schriftdateien (WOFF2, WOFF, TTF, OTF) Ihres Hauses können Sie hier hinzufügen.",
  packaged: "Mitgeliefert",
  shopText: "Schrift des Shops",
  shopHeadings: "Schrift der Überschriften",
  category: ({ category, source }: Font): string =>
    category ? CATEGORIES[category] : source === "own" ? "Eigene Schrift" : "",
  variants: (count: number): string => (count === 1 ? "1 Schnitt" : `${count} Schnitte`),
  facts: ({ size, glyphs }: { size: number; glyphs: number }): string =>
    `${number.format(Math.ceil(size / 1000))}\u00A0kB, ${number.format(glyphs)} Zeichenformen`,
  missing: (letters: string): string => {
    const all = [...letters].map((letter) => (SIGNS[letter] ? `${letter} (${SIGNS[letter]})` : letter));
    return `${all.length === 1 ? "Es fehlt das Zeichen" : "Es fehlen Zeichen"}: ${all.join(all.some((one) => one.length > 1) ? ", " : " ")}`;
  },
  use: "Im Shop verwenden",
  useOf: (family: string): string => `${family} im Shop verwenden`,
  askUse: ({ family, isHeading }: { family: string; isHeading: boolean }): string =>
    isHeading ? `Überschriften des Shops in „${family}“?` : `Texte des Shops in „${family}“?`,
  useExplained: "Alle, die den Shop öffnen, sehen die Schrift kurz danach. Sie können das danach rückgängig machen.",
  useConfirm: "Verwenden",
  used: ({ family, isHeading }: { family: string; isHeading: boolean }): string =>
    isHeading ? `Überschriften des Shops stehen jetzt in „${family}“.` : `Der Shop verwendet jetzt „${family}“.`,
  useFailed: "Die Schrift des Shops konnte nicht geändert werden.",
  remove: ({ family, variant }: { family: string; variant: string }): string =>
    `${family}, ${variantLabel(variant)} löschen`,
  removeTitle: ({ family, variant }: { family: string; variant: string }): string =>
    `„${family}“, ${variantLabel(variant)}, löschen?`,
  removeFailed: "Schriftart konnte nicht gelöscht werden.",
  removed: "Schriftart gelöscht.",
  default: "Standard",
  unknown: "nicht vorhanden",
} as const;

export const ADD_TEXTS = {
  title: "Eigene Schrift hinzufügen",
  intro:
    "Eine Datei für jeden Schnitt: WOFF2, WOFF, TTF oder OTF, höchstens 4 MB. Bitte achten Sie darauf, dass Ihre Lizenz die Verwendung im Web erlaubt.",
  files: "Schriftdateien",
  drop: "Schriftdateien hierher ziehen oder wählen",
  file: (name: string): string => `Datei ${name}`,
  family: "Name der Schrift",
  variant: "Schnitt",
  leaveOut: (name: string): string => `${name} weglassen`,
  submit: (count: number): string => (count > 1 ? `${count} Dateien hinzufügen` : "Hinzufügen"),
  sending: "Wird gesendet …",
  done: "Hinzugefügt",
  failed: "Schriftart konnte nicht gespeichert werden.",
  tooLarge: "Die Datei ist größer als 4 MB.",
  unreadable: "Die Datei konnte nicht gelesen werden.",
  added: (family: string): string => `„${family}“ kann jetzt verwendet werden.`,
} as const;
