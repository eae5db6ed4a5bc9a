export const SHIFT_CALENDAR = {
  name: "Dienstplan",
  shift: "Schicht",
  missing: "Diesen Kalender gibt es nicht.",
  breakMinutes: (minutes: number): string => `${String(minutes)} Min. Pause`,
} as const;
