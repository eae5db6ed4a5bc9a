export const PLANNER_MESSAGES = {
  order: "Das Ende muss nach dem Beginn liegen.",
  most: "Das Höchste darf nicht unter dem Wenigsten liegen.",
  names: "Jede Vorlage braucht einen eigenen Namen.",
  templateSize: (most: number): string =>
    `Alle Vorlagen einer Filiale haben zusammen höchstens ${String(most)} Schichten.`,
  tooMany: (most: number): string => `Auf einmal werden höchstens ${String(most)} Schichten geändert.`,
  clock: "Bitte geben Sie eine Uhrzeit an, etwa 08:30.",
} as const;
