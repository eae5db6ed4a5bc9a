/** The texts of the link to a person's jobs of many records, which the back-office may start with. */
export const OWN_JOBS_TEXTS = {
  title: "Eigene Vorgänge",
  running: (count: number): string => (count === 1 ? "1 Vorgang läuft" : `${count} Vorgänge laufen`),
} as const;
