export const STATISTICS_TEXTS = {
  print: "Drucken",
  all: "Alle Diagramme zeigen",
} as const;
