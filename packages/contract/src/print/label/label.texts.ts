import type { LabelCode, LabelPart } from "./label-request";
import type { LabelLayoutName, LabelMargins } from "./label-layout";

export const LABEL_LAYOUT_TITLES: Readonly<Record<LabelLayoutName, string>> = {
  compact: "Kompakt (12 × 4)",
  detail: "Detail (5 × 2)",
};
export const LABEL_PART_TITLES: Readonly<Record<LabelPart, string>> = {
  name: "Name",
  price: "Preis",
  unitPrice: "Grundpreis",
  deposit: "Pfand",
  allergens: "Allergene",
};
export const LABEL_CODE_TITLES: Readonly<Record<LabelCode, string>> = {
  none: "Kein Code",
  ean: "EAN",
  code128: "Code 128",
  qr: "QR-Code",
};
export const MARGIN_TITLES: Readonly<Record<keyof LabelMargins, string>> = {
  top: "Oben",
  right: "Rechts",
  bottom: "Unten",
  left: "Links",
  columnGap: "Zwischen Spalten",
  rowGap: "Zwischen Zeilen",
};

export const LABEL_FAULTS = {
  repeated: "Jedes Produkt kann nur einmal genannt werden.",
  start: (last: number): string => `Dieser Bogen hat ${last} Etiketten.`,
  margins: "Diese Ränder lassen für die Etiketten zu wenig Platz.",
  nothing: "Bitte wählen Sie aus, was auf den Etiketten stehen soll.",
  template: "Diese Bildvorlage gibt es nicht.",
  templateSource: "Diese Bildvorlage zeigt keine Produkte. Bitte wählen Sie eine, deren Werte aus Produkten kommen.",
  sheets: (most: number): string => `Das sind mehr als ${most} Bögen. Bitte drucken Sie weniger Etiketten auf einmal.`,
  tooLarge: "Diese Etiketten ergeben eine zu große Datei. Bitte drucken Sie weniger auf einmal.",
} as const;

/* The words of the shop. */
export const LABEL_TEXTS = {
  priceOnRequest: "Preis auf Anfrage",
  from: (price: string): string => `ab ${price}`,
  per: ({ price, unit }: { price: string; unit: string }): string => `${price} / ${unit}`,
  plusDeposit: (amount: string): string => `zzgl. ${amount} Pfand`,
} as const;
/** The name of the downloaded file. */
export const LABEL_FILE = "etiketten.pdf";
