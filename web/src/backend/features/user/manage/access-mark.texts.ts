/** Why somebody cannot sign in now. */
export const ACCESS_MARKS = {
  locked: "Gesperrt",
  disabled: "Nicht aktiv",
  expired: "Abgelaufen",
  upcoming: "Noch nicht aktiv",
} as const;
