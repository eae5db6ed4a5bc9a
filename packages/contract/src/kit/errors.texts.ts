/** The text for an unexpected error. */
export const UNKNOWN_ERROR = "Ein unbekannter Fehler ist aufgetreten.";
