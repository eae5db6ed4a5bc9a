export const TAKE_OVER_MESSAGES = {
  noOrder: "Dieses Projekt hat keine Bestellung, in die etwas übernommen werden könnte.",
  otherTask: "Diese Aufgabe gehört nicht zu diesem Projekt.",
  /** @param title of the task. */
  notDone: (title: string): string => `„${title}“ ist noch nicht erledigt.`,
} as const;
