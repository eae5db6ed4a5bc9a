export const TEMPLATE_TITLES = { one: "Bildvorlage", many: "Bildvorlagen" } as const;

export const LAYER_TYPE_LABELS = {
  text: "Text",
  image: "Bild",
  shape: "Form",
  line: "Linie",
  qr: "QR-Code",
  barcode: "Strichcode",
  price: "Preis",
  table: "Tabelle",
  hours: "Öffnungszeiten",
} as const;

export const SOURCE_LABELS = {
  none: "Keine",
  product: "Produkt",
  category: "Kategorie",
  menu: "Produktkatalog",
  branch: "Filiale",
  config: "Einstellungen des Shops",
  order: "Bestellung",
} as const;

export const UNIT_LABELS = { px: "Pixel", mm: "Millimeter" } as const;

export const PRESET_LABELS = {
  free: "Eigene Größe",
  instagram: "Instagram-Beitrag",
  story: "Story",
  a4: "A4 hoch",
  a6: "A6 quer",
  label: "Etikett groß",
  labelSmall: "Etikett klein",
  fullHd: "Bildschirm Full HD",
  uhd: "Bildschirm 4K",
  portraitTv: "Bildschirm hochkant",
} as const;

export const FORMAT_LABELS = {
  text: "Wie eingegeben",
  upper: "In Großbuchstaben",
  number: "Zahl",
  number1: "Zahl mit einer Nachkommastelle",
  number2: "Zahl mit zwei Nachkommastellen",
  percent: "Prozent",
  money: "Betrag mit Währung",
  amount: "Betrag ohne Währung",
  date: "Datum (24.12.2026)",
  dateLong: "Datum (24. Dezember 2026)",
  weekday: "Wochentag (Donnerstag)",
  time: "Uhrzeit (18:30)",
  dateTime: "Datum und Uhrzeit",
  filled: "Wenn es einen Wert gibt",
  empty: "Wenn es keinen Wert gibt",
} as const;

export const TEMPLATE_MESSAGES = {
  tooManyPixels: (most: string): string => `Das Bild hat zu viele Bildpunkte: höchstens ${most} sind möglich.`,
  tooManyLetters: (most: string): string =>
    `Die Texte aller Ebenen sind zusammen zu lang: höchstens ${most} Zeichen sind möglich.`,
  layerTwice: "Zwei Ebenen haben dieselbe Kennung.",
  unknownProperty: "Diese Eigenschaft kann keinen Wert aus einem Datensatz bekommen.",
  unknownPath: "Dieses Feld gibt es in der gewählten Quelle nicht.",
  tooLarge: "Das Bild ergibt eine zu große Datei. Bitte wählen Sie JPEG oder eine kleinere Größe.",
  recordNeeded: "Bitte wählen Sie einen Datensatz.",
  recordsNeeded: "Bitte wählen Sie, wofür Bilder gezeichnet werden sollen.",
  noRecords: "Diese Vorlage zeigt keine Werte aus Datensätzen. Bitte geben Sie keine an.",
  recordTwice: "Jeder Datensatz kann nur einmal genannt werden.",
  undrawable: "Das Bild konnte nicht gezeichnet werden.",
  tooManyRecords: (most: number): string => `Auf einmal können höchstens ${most} Bilder gezeichnet werden.`,
} as const;

/** `Ebene „Foto“: Das Bild fehlt.` */
export const flawOf = ({ layer, text }: { layer: string; text: string }): string =>
  layer === "" ? text : `Ebene „${layer}“: ${text}`;
