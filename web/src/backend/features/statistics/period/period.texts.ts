export const PERIOD_TEXTS = {
  filters: "Zeitraum und Filter",
  presets: "Zeitraum wählen",
  more: (set: number): string => (set === 0 ? "Tage und Filter" : `Tage und Filter (${set})`),
  from: "Von",
  to: "Bis",
  interval: "Schritte",
  method: "Bestellart",
  compare: "Vergleich",
  noCompare: "Ohne Vergleich",
  days: ({ from, to }: { from: string; to: string }): string => (from === to ? from : `${from} – ${to}`),
  compared: (label: string): string => `Vergleich: ${label}`,
} as const;

export const PRESET_LABELS = {
  today: "Heute",
  yesterday: "Gestern",
  "7d": "7 Tage",
  "30d": "30 Tage",
  month: "Monat",
  year: "Jahr",
} as const;

export const INTERVAL_LABELS = { hour: "Stunden", day: "Tage", week: "Wochen", month: "Monate" } as const;

export const COMPARISON_LABELS = { previous: "Zeitraum davor", year: "Jahr davor" } as const;
