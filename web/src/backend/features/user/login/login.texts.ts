export const LOGIN_TEXTS = {
  title: "Anmelden",
  underWay: "Anmelden …",
  username: "Benutzername (E-Mail)",
  password: "Passwort",
  unreachable: "Anmeldung nicht möglich. Bitte überprüfen Sie Ihre Internetverbindung.",
} as const;

export const LOGOUT_TEXTS = {
  underWay: "Abmelden …",
  failed: "Abmelden nicht möglich.",
} as const;
