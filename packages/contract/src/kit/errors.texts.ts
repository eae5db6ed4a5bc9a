/** What is said of a fault that nobody foresaw. */
export const UNKNOWN_ERROR = "Ein unbekannter Fehler ist aufgetreten.";
