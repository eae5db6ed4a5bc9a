/** The name of the periods in the log. */
export const RETENTION = "Aufbewahrungsfristen";

export const RETENTION_MESSAGES = {
  changed:
    "Fristen oder Stichtage haben sich inzwischen geändert. Bitte sehen Sie noch einmal nach, was gelöscht wird.",
} as const;
