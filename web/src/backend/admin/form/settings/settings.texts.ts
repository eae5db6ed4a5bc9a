export const SETTINGS_TEXTS = {
  search: "Einstellung suchen",
  results: "Gefundene Einstellungen",
  found: (count: number): string =>
    count === 0
      ? "Keine Einstellung gefunden."
      : count === 1
        ? "1 Einstellung gefunden."
        : `${count} Einstellungen gefunden.`,
} as const;
