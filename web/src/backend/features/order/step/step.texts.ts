export const STEP_TEXTS = {
  undone: "Rückgängig gemacht.",
  undoFailed: "Der Schritt konnte nicht rückgängig gemacht werden.",
  reopen: "Wieder öffnen",
  reopened: "Wieder geöffnet.",
  reopenFailed: "Die Bestellung konnte nicht wieder geöffnet werden.",
} as const;
