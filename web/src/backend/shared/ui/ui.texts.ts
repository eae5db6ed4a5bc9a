export const UI_TEXTS = {
  choose: "Bitte wählen",
  showOptions: (label: string): string => `${label}: Auswahl zeigen`,
  dismissToast: "Meldung schließen",
  showCharacters: "Zeichen anzeigen",
  hideCharacters: "Zeichen verbergen",
  undo: "Rückgängig",
} as const;
