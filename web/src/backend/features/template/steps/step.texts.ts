import { GROUPING, count } from "../state/command.texts";

/** What a step of the history has done, in the words that stand before the name of the layer. */
export const STEP_TEXTS = {
  opened: "Geöffnet",
  added: "Hinzugefügt",
  removed: "Gelöscht",
  moved: "Verschoben",
  resized: "Größe geändert",
  turned: "Gedreht",
  renamed: "Umbenannt",
  locked: "Gesperrt",
  unlocked: "Entsperrt",
  hidden: "Ausgeblendet",
  shown: "Eingeblendet",
  ...GROUPING,
  reordered: "Reihenfolge geändert",
  bound: "Wert aus dem Datensatz geändert",
  changed: "Geändert",
  propertyChanged: (title: string): string => `${title} geändert`,
  pageResized: "Größe der Seite geändert",
  replaced: "Andere Fassung übernommen",
  guideAdded: "Hilfslinie hinzugefügt",
  guideMoved: "Hilfslinie verschoben",
  guidesRemoved: (lines: number): string => (lines === 1 ? "Hilfslinie gelöscht" : `${lines} Hilfslinien gelöscht`),
  layers: count,
  said: ({ action, subject }: { action: string; subject: string }): string =>
    subject === "" ? action : `${action}: ${subject}`,
  undone: (step: string): string => `Rückgängig: ${step}`,
  redone: (step: string): string => `Wiederholt: ${step}`,
  wentTo: (step: string): string => `Stand nach: ${step}`,
} as const;

export const HISTORY_TEXTS = {
  title: "Verlauf",
  hint: "Ein Schritt zeigt die Vorlage, wie sie nach ihm war. Spätere Schritte bleiben, bis Sie etwas ändern.",
  undone: "zurückgenommen",
} as const;
