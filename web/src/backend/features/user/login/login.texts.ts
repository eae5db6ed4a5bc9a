export const LOGIN_TEXTS = {
  title: "Anmelden",
  underWay: "Anmelden …",
  username: "Benutzername (E-Mail)",
  password: "Passwort",
  unreachable: "Anmeldung nicht möglich. Bitte überprüfen Sie Ihre Internetverbindung.",
  passkey: "Mit Passkey anmelden",
  passkeyFailed: "Die Anmeldung mit dem Passkey wurde abgebrochen oder ist hier nicht möglich.",
  code: "Code",
  codeTitle: "Zweiter Faktor",
  codeHint: "Sechs Ziffern aus Ihrer Authenticator-App, oder einer Ihrer Wiederherstellungscodes.",
  trust: "In diesem Browser 30 Tage lang nicht mehr fragen",
  back: "Zurück",
  noPassword: "Passwort vergessen oder ohne Passwort anmelden",
} as const;

export const LOGOUT_TEXTS = {
  underWay: "Abmelden …",
  failed: "Abmelden nicht möglich.",
} as const;
