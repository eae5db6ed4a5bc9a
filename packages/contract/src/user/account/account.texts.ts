/** What calls about an account answer. */
export const ACCOUNT_MESSAGES = {
  linkGone: "Dieser Link ist ungültig oder abgelaufen. Bitte fordern Sie einen neuen an.",
  password: "Das Passwort ist nicht richtig.",
  mailTaken: "Mit dieser E-Mail-Adresse meldet sich schon jemand an.",
  sameMail: "Das ist schon Ihre E-Mail-Adresse.",
  hasAuthenticator: "Es ist schon eine Authenticator-App eingerichtet. Bitte entfernen Sie sie zuerst.",
  noAuthenticator: "Es ist keine Authenticator-App eingerichtet.",
  required:
    "Ihre Rolle verlangt einen zweiten Faktor. Richten Sie zuerst einen Passkey ein, dann können Sie ihn entfernen.",
  hasFactor: "Für Ihr Konto ist schon ein zweiter Faktor eingerichtet. Bitte melden Sie sich ab und mit ihm wieder an.",
  noSession: "Diese Sitzung gibt es nicht mehr.",
  noBrowser: "Dieser Browser ist nicht mehr gemerkt.",
  noPassword: "Dieser Benutzer hat noch kein Passwort. Bitte laden Sie ihn ein.",
  passkeyFailed: "Der Passkey konnte nicht geprüft werden. Bitte versuchen Sie es noch einmal.",
  passkeyGone: "Diesen Passkey gibt es nicht mehr.",
  passkeyUnknown: "Dieser Passkey gehört zu keinem Konto.",
  passkeyLast: "Ihre Rolle verlangt einen zweiten Faktor. Richten Sie zuerst einen anderen ein.",
  tooManyPasskeys: "Mehr als 20 Passkeys hat niemand. Bitte entfernen Sie zuerst einen.",
} as const;
/** The device of a session whose browser did not name itself. */
export const UNKNOWN_DEVICE = "Unbekanntes Gerät";
