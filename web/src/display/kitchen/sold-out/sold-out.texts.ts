export const SOLD_OUT_TEXTS = {
  title: "Ausverkauft",
  mark: (name: string): string => `${name} ausverkauft melden`,
  symbol: "aus",
  otherDay: "Anderer Tag",
  close: "Abbrechen",
  told: ({ title, until }: { title: string; until: string }): string => `${title} ist bis ${until} ausverkauft.`,
  undo: "Rückgängig",
  again: "Wieder anbieten",
  againLabel: (title: string): string => `${title} wieder anbieten`,
  none: "Nichts ist ausverkauft.",
  by: ({ until, name }: { until: string; name: string }): string => `bis ${until} · ${name}`,
  offline:
    "Ohne Verbindung kann nichts ausverkauft gemeldet oder wieder angeboten werden. Bitte versuchen Sie es später.",
  failed: "Das konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.",
  moment: (at: number): string =>
    new Intl.DateTimeFormat("de-AT", {
      weekday: "short",
      day: "numeric",
      month: "numeric",
      hour: "2-digit",
      minute: "2-digit",
    }).format(at),
} as const;
