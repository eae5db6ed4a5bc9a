export const DAYS_REVERSED = "Der letzte Tag liegt vor dem ersten.";
export const TOO_MANY_DAYS = "Bitte wählen Sie höchstens 400 Tage.";
export const EXPECTED_DAY = "Bitte geben Sie einen Tag an, zum Beispiel 2026-06-05.";
