const numbers = new Intl.NumberFormat("de-DE");
const activities = (count: number): string => (count === 1 ? "1 Aktivität" : `${numbers.format(count)} Aktivitäten`);

export const CONFIRM_TEXTS = {
  title: "Zeiten bestätigen",
  intro: (count: number): string =>
    `${activities(count)}, deren Uhr unsicher war oder die eine Regel beendet hat. ` +
    `Die Zeiten bleiben, wie sie sind. Ihr Name und der Grund stehen danach bei ${count === 1 ? "dieser Aktivität" : "jeder Aktivität"}.`,
  others: (count: number): string =>
    `${activities(count)} der Auswahl ${count === 1 ? "braucht" : "brauchen"} keine Bestätigung und ${count === 1 ? "bleibt" : "bleiben"} unberührt.`,
  none: "In dieser Auswahl muss keine Zeit bestätigt werden.",
  tooMany: (most: number): string =>
    `Bitte wählen Sie höchstens ${activities(most)} auf einmal, etwa nach Tagen oder Filialen gefiltert.`,
  reason: "Grund",
  reasonHint: "Zum Beispiel: Mit dem Plan verglichen.",
  start: (count: number): string => `${activities(count)} bestätigen`,
  loadFailed: "Die ausgewählten Aktivitäten konnten nicht geladen werden.",
  refused: "Nicht bestätigt",
  more: "Alle weiteren stehen im Bericht.",
  report: "Bericht öffnen",
} as const;
