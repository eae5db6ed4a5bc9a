export const KITCHEN_ALARM_TEXTS = {
  title: "Störungen",
  silence: "Ton aus",
  more: (count: number): string => (count === 1 ? "und 1 weitere Störung" : `und ${count} weitere Störungen`),
  since: (minutes: number): string => (minutes < 1 ? "gerade eben" : `seit ${minutes} min`),
} as const;
