export const STATISTICS_TITLE = "Statistik";
export const PROFILE_MISSING = "Benutzer wurde nicht gefunden.";
export const STATISTICS_UNAVAILABLE = "Statistik konnte nicht geladen werden.";
