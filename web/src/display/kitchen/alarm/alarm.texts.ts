export const KITCHEN_ALARM_TEXTS = {
  title: "Störungen",
  silence: "Ton aus",
  all: (count: number): string => `alle ${count} zeigen`,
  fewer: "weniger zeigen",
  since: (minutes: number): string => (minutes < 1 ? "gerade eben" : `seit ${minutes} min`),
} as const;
