const numbers = new Intl.NumberFormat("de-DE");

export const RANGE_TEXTS = {
  /** Said of the chosen cells. */
  chosen: ({ rows, columns }: { rows: number; columns: number }): string =>
    `${numbers.format(rows * columns)} Zellen gewählt (${rows} × ${columns})`,
  keys: "Strg+C kopiert, Strg+V fügt ein, Strg+D füllt nach unten, Entf leert.",
  copy: "Kopieren",
  copied: ({ rows, columns }: { rows: number; columns: number }): string =>
    rows * columns === 1 ? "1 Zelle kopiert." : `${numbers.format(rows * columns)} Zellen kopiert.`,
  fill: "Nach unten füllen",
  nothing: "Diese Zellen können in der Liste nicht geändert werden.",
} as const;

/** How cells get new values. */
export type RangeChange = "paste" | "fill" | "empty";

export const CHANGE_TEXTS = {
  title: { paste: "Einfügen", fill: "Nach unten füllen", empty: "Zellen leeren" } satisfies Record<RangeChange, string>,
  checking: "Es wird geprüft, was sich ändert. Bis Sie bestätigen, bleibt alles, wie es ist.",
  left: (titles: readonly string[]): string =>
    `Nicht in jeder Zeile änderbar und daher ausgelassen: ${titles.join(", ")}.`,
  beyondRows: (count: number): string =>
    count === 1
      ? "1 Zeile hat unter der letzten Zeile dieser Seite keinen Platz und wird ausgelassen."
      : `${numbers.format(count)} Zeilen haben unter der letzten Zeile dieser Seite keinen Platz und werden ausgelassen.`,
  beyondColumns: (count: number): string =>
    count === 1
      ? "1 Spalte hat neben der letzten Spalte keinen Platz und wird ausgelassen."
      : `${numbers.format(count)} Spalten haben neben der letzten Spalte keinen Platz und werden ausgelassen.`,
  faulty: (count: number): string =>
    count === 1
      ? "1 Zeile hat einen Fehler und bleibt, wie sie ist."
      : `${numbers.format(count)} Zeilen haben Fehler und bleiben, wie sie sind.`,
  start: (count: number): string => (count === 1 ? "1 Eintrag ändern" : `${numbers.format(count)} Einträge ändern`),
} as const;
