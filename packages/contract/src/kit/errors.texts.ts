/*
 * Texts about records and requests in general. Each is a constant of its own, so that a function bundles only those
 * that it uses.
 */

/** The text for an unexpected error. */
export const UNKNOWN_ERROR = "Ein unbekannter Fehler ist aufgetreten.";
export const UNAVAILABLE = "Der Dienst antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal.";
export const TOO_BUSY = "Derzeit ist sehr viel los. Bitte versuchen Sie es gleich noch einmal.";

export const FORBIDDEN = "Dafür fehlt Ihnen die Berechtigung.";
export const FIELD_FORBIDDEN = "Dieses Feld dürfen Sie nicht ändern.";
export const UNAUTHENTICATED = "Bitte melden Sie sich an.";

/** For a record that somebody else changed since it was read. */
export const CHANGED_MEANWHILE = "Dieser Eintrag wurde inzwischen geändert. Bitte laden Sie ihn neu.";
/** For a field of a request, in the API description. */
export const KEPT_IF_MISSING = "Fehlt das Feld, bleibt es, wie es ist.";
export const ID_FIXED = "Die ID eines Eintrags kann nicht geändert werden.";
export const ID_TAKEN = "Es gibt schon einen Eintrag mit dieser ID.";
export const RECORD_TOO_LARGE = "Dieser Eintrag ist zu groß.";
/** For values that are too large for one item of the table. */
export const NUMBER_RANGE = "Eine der Zahlen ist zu groß oder zu klein, um gespeichert zu werden.";
export const ITEM_TOO_LARGE = "Diese Angaben sind zu umfangreich, um gespeichert zu werden.";
/** `Filiale wurde nicht gefunden.` */
export const notFound = (one: string): string => `${one} wurde nicht gefunden.`;
/** `Tisch „7“` */
export const named = ({ one, title }: { one: string; title: string }): string => `${one} „${title}“`;
/** @param more the number of records that use it beside those in `by`. */
export const stillUsed = ({ one, by, more }: { one: string; by: readonly string[]; more: number }): string =>
  `${one} wird noch verwendet von: ${by.join(", ")}${more > 0 ? ` und ${more} weiteren` : ""}.`;

export const ADDRESS_UNKNOWN = "Diese Adresse gibt es nicht.";
/** @param allowed the allowed methods, separated by commas. */
export const methodNotAllowed = (allowed: string): string =>
  `Diese Methode ist hier nicht erlaubt. Erlaubt: ${allowed}.`;
export const BODY_TOO_LARGE = "Die Anfrage ist zu groß. Erlaubt ist höchstens 1 MB.";
export const BODY_NOT_JSON = "Bitte senden Sie die Daten als JSON (Content-Type: application/json).";
export const BODY_MALFORMED = "Die Anfrage enthält kein gültiges JSON.";
export const BODY_TOO_DEEP = "Die Anfrage ist zu tief verschachtelt.";

/** Why a field of a change has no effect. */
export const READ_ONLY = "Wird vom Server geschrieben. Was eine Änderung hier sendet, bleibt ohne Wirkung.";
