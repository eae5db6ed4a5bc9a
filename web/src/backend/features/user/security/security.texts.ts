export const SECURITY_TEXTS = {
  loading: "Konto wird geladen",
  loadFailed: "Konto konnte nicht geladen werden.",
  mustTitle: "Ihr Konto braucht einen zweiten Faktor",
  mustText:
    "Ihre Rolle verlangt ihn. Richten Sie eine Authenticator-App oder einen Passkey ein; danach ist alles wieder offen.",
  hasFactor: "Für Ihr Konto ist schon ein zweiter Faktor eingerichtet. Bitte melden Sie sich ab und mit ihm wieder an.",
  noPassword: "Sie haben noch kein Passwort",
  noPasswordText: "Passkey, Authenticator-App und PIN lassen sich einrichten, sobald Sie eines festgelegt haben.",
  passwordLink: "Link senden",
  passwordLinkSent: "Der Link ist unterwegs an Ihre E-Mail-Adresse.",
  logOut: "Abmelden",
  password: "Passwort",
  confirm: "Weiter",
  working: "Einen Moment …",
  failed: "Das hat nicht geklappt.",
  askPassword: "Bitte geben Sie Ihr Passwort ein.",

  mail: "E-Mail-Adresse",
  mailText: ({ username, waiting }: { username: string; waiting: string | null }): string =>
    `Sie melden sich mit ${username} an.` +
    (waiting === null ? "" : ` ${waiting} gilt, sobald Sie von beiden Adressen bestätigt haben.`),
  mailCancel: "Änderung absagen",
  mailCanceled: "Die Änderung ist abgesagt.",
  mailChange: "E-Mail-Adresse ändern",
  mailNew: "Neue E-Mail-Adresse",
  mailSent: "An beide Adressen ist eine E-Mail unterwegs. Die neue gilt, sobald Sie von beiden bestätigt haben.",

  authenticator: "Authenticator-App",
  authenticatorText: "Nach dem Passwort fragt die Anmeldung nach einem Code, den eine App auf Ihrem Telefon zeigt.",
  since: (at: string): string => `Eingerichtet am ${at}.`,
  codesLeft: (count: number): string =>
    count === 1 ? "Noch ein Wiederherstellungscode." : `Noch ${count} Wiederherstellungscodes.`,
  setUp: "Einrichten",
  setUpTitle: "Authenticator-App einrichten",
  scan: "Scannen Sie dieses Bild mit der App. Ist sie auf diesem Gerät, öffnen Sie sie unter dem Bild, oder kopieren Sie den Schlüssel in sie. Geben Sie dann den Code ein, den sie zeigt.",
  qr: "QR-Code mit dem Schlüssel für die App",
  secret: "Schlüssel",
  openApp: "In der App öffnen",
  code: "Code aus der App",
  codeMissing: "Bitte geben Sie die sechs Ziffern ein, die die App zeigt.",
  done: "Authenticator-App eingerichtet.",
  remove: "Entfernen",
  removeTitle: "Authenticator-App entfernen",
  removed: "Authenticator-App entfernt.",
  newCodes: "Neue Codes",
  newCodesTitle: "Neue Wiederherstellungscodes",

  codesTitle: "Wiederherstellungscodes",
  codesText:
    "Jeder gilt einmal statt eines Codes der App, falls Sie Ihr Telefon verlieren. Bewahren Sie sie an einem sicheren Ort auf: Sie werden nur jetzt gezeigt.",
  codesFile: "wiederherstellungscodes.txt",
  download: "Als Datei speichern",
  copy: "Kopieren",
  copied: "Kopiert.",
  copyFailed: "Kopieren nicht möglich.",
  kept: "Ich habe sie aufbewahrt",

  passkeys: "Passkeys",
  passkeysText: "Damit melden Sie sich mit Fingerabdruck, Gesicht oder Gerätecode an, ohne Passwort und ohne Code.",
  noPasskeys: "Sie haben noch keinen Passkey.",
  unknowing: "Dieser Browser kennt keine Passkeys.",
  add: "Passkey hinzufügen",
  name: "Name",
  nameHint: "Etwa „Telefon“ oder „Laptop im Büro“.",
  nameMissing: "Bitte geben Sie dem Passkey einen Namen.",
  added: "Passkey gespeichert.",
  addFailed: "Der Passkey wurde abgebrochen oder ist hier nicht möglich.",
  removePasskey: (name: string): string => `Passkey „${name}“ entfernen`,
  removePasskeyText: "Mit ihm kann sich dann niemand mehr anmelden.",
  passkeyRemoved: "Passkey entfernt.",
  used: (at: string | null): string => (at === null ? "Noch nicht verwendet" : `Zuletzt verwendet am ${at}`),

  browsers: "Gemerkte Browser",
  browsersText:
    "Hier fragt die Anmeldung nicht nach dem zweiten Faktor. Mit einem neuen Passwort fragt sie überall wieder.",
  thisBrowser: "Dieser Browser",
  trusted: ({ from, until }: { from: string; until: string }): string => `gemerkt am ${from} · bis ${until}`,
  forget: "Vergessen",
  forgetOf: (device: string): string => `${device} vergessen`,
  forgotten: "Browser vergessen.",

  sessions: "Sitzungen",
  sessionsText: "Wo Sie angemeldet sind. Beenden Sie, was Sie nicht kennen, und ändern Sie dann Ihr Passwort.",
  sessionsTextOf: "Wo diese Person angemeldet ist.",
  noSessions: "Niemand ist angemeldet.",
  current: "Diese Sitzung",
  signedIn: (method: "password" | "link" | "passkey" | "pin"): string =>
    ({ password: "mit Passwort", link: "mit Anmelde-Link", passkey: "mit Passkey", pin: "mit PIN auf einem Tablet" })[
      method
    ],
  lastUsed: (at: string): string => `zuletzt ${at}`,
  end: "Beenden",
  endOf: (device: string): string => `Sitzung auf ${device} beenden`,
  endOthers: "Alle anderen beenden",
  ended: "Sitzung beendet.",
  othersEnded: "Alle anderen Sitzungen beendet.",
} as const;

export const MANAGE_TEXTS = {
  title: "Konto",
  hidden: "Konten betreuen Sie nicht.",
  protection: "Zweiter Faktor",
  none: "Weder Authenticator-App noch Passkey.",
  some: ({ app, passkeys }: { app: boolean; passkeys: number }): string =>
    [app ? "Authenticator-App" : "", passkeys === 1 ? "ein Passkey" : passkeys > 1 ? `${passkeys} Passkeys` : ""]
      .filter(Boolean)
      .join(", "),
  required: "Eine Rolle verlangt ihn.",
  removeAll: "Alles entfernen",
  removeAllTitle: "Zweiten Faktor entfernen?",
  removeAllText: "Für Personen, die Telefon und Wiederherstellungscodes verloren haben. Danach genügt das Passwort.",
  removedAll: "Zweiter Faktor entfernt.",
} as const;

export const POLICY_TEXTS = {
  title: "Zweiter Faktor",
  text: "Wer eine dieser Rollen hat, muss sich mit Authenticator-App oder Passkey anmelden. Es gilt ab der nächsten Anmeldung.",
  save: "Speichern",
  saved: "Gespeichert.",
  changedMeanwhile:
    "Jemand anderes hat inzwischen gespeichert. Hier steht beides zusammen. Bitte prüfen Sie es und speichern Sie noch einmal.",
} as const;
