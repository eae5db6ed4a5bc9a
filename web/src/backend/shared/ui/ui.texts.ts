export const UI_TEXTS = {
  choose: "Bitte wählen",
  showOptions: (label: string): string => `${label}: Auswahl zeigen`,
  dismissToast: "Meldung schließen",
  dismissAll: "Alle schließen",
  failures: "Fehlermeldungen",
  failureCount: (count: number): string => `${count} Fehler`,
  showFailures: (count: number): string => `${count === 1 ? "1 Fehlermeldung" : `${count} Fehlermeldungen`} zeigen`,
  retrying: "Wird wiederholt …",
  showCharacters: "Zeichen anzeigen",
  hideCharacters: "Zeichen verbergen",
  undo: "Rückgängig",
  undoKey: "Strg+Z",
} as const;
