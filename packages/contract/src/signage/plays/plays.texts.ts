export const PLAYS_TITLE = "Wiedergabenachweis";

export const PLAYS_MESSAGES = {
  day: "Bitte geben Sie einen Tag an, etwa 2026-06-05.",
  reversed: "Der letzte Tag liegt vor dem ersten.",
  tooLong: "Bitte wählen Sie höchstens 93 Tage.",
  tooMany: "Das sind zu viele Zeilen. Bitte wählen Sie weniger Tage oder eine Filiale.",
} as const;
