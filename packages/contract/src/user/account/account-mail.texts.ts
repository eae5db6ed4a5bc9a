/** What was changed about how an account is protected, of which its owner is told. */
export type ProtectionNotice =
  | "passwordChanged"
  | "authenticatorAdded"
  | "authenticatorRemoved"
  | "recoveryCodesRenewed"
  | "passkeyAdded"
  | "passkeyRemoved"
  | "protectionRemoved";
/** What a mail about an account is for. */
export type AccountMailKind = "link" | "reset" | "invitation" | "mailOld" | "mailNew" | "newDevice" | ProtectionNotice;
export type AccountLanguage = "de" | "en";

interface MailTexts {
  subject: string;
  text: string;
  button: string | null;
  /** How long the link works, and what to do if nobody asked for it. */
  note: string;
}

const NOT_YOU_DE =
  "Wenn Sie das nicht waren, ändern Sie bitte sofort Ihr Passwort: Damit enden alle anderen Sitzungen.";
const NOT_YOU_EN = "If this was not you, please change your password at once: that ends all other sessions.";

const DE: Record<AccountMailKind, MailTexts> = {
  link: {
    subject: "Ihr Anmelde-Link",
    text: "Mit diesem Link melden Sie sich im Backoffice an.",
    button: "Anmelden",
    note: "Der Link gilt 15 Minuten und einmal. Wenn Sie ihn nicht angefordert haben, können Sie diese E-Mail löschen.",
  },
  reset: {
    subject: "Neues Passwort festlegen",
    text: "Mit diesem Link legen Sie ein neues Passwort für das Backoffice fest.",
    button: "Passwort festlegen",
    note: "Der Link gilt eine Stunde und einmal. Wenn Sie ihn nicht angefordert haben, können Sie diese E-Mail löschen: Ihr Passwort bleibt, wie es ist.",
  },
  invitation: {
    subject: "Ihr Zugang zum Backoffice",
    text: "Für Sie wurde ein Zugang angelegt. Legen Sie zuerst Ihr Passwort fest; danach melden Sie sich mit dieser E-Mail-Adresse an.",
    button: "Passwort festlegen",
    note: "Der Link gilt sieben Tage und einmal.",
  },
  mailOld: {
    subject: "Ihre E-Mail-Adresse soll geändert werden",
    text: "Sie melden sich künftig mit einer anderen E-Mail-Adresse an. Bitte bestätigen Sie das auch von dieser Adresse.",
    button: "Änderung bestätigen",
    note: "Der Link gilt einen Tag. Wenn Sie das nicht waren, ändern Sie bitte Ihr Passwort; ohne Ihre Bestätigung bleibt alles, wie es ist.",
  },
  mailNew: {
    subject: "Bestätigen Sie Ihre neue E-Mail-Adresse",
    text: "Mit dieser E-Mail-Adresse meldet sich künftig an, wer unten genannt ist. Die Änderung gilt, sobald auch die bisherige Adresse bestätigt hat.",
    button: "Adresse bestätigen",
    note: "Der Link gilt einen Tag. Wenn Sie das nicht waren, können Sie diese E-Mail löschen.",
  },
  newDevice: {
    subject: "Anmeldung mit einem neuen Gerät",
    text: "Mit Ihrem Zugang hat sich jemand in einem Browser angemeldet, den wir noch nicht kannten.",
    button: null,
    note: NOT_YOU_DE,
  },
  passwordChanged: {
    subject: "Ihr Passwort wurde geändert",
    text: "Für Ihren Zugang gilt ein neues Passwort. Alle anderen Sitzungen sind beendet.",
    button: null,
    note: "Wenn Sie das nicht waren, legen Sie bitte sofort mit „Passwort vergessen“ auf der Anmeldeseite ein neues fest.",
  },
  authenticatorAdded: {
    subject: "Authenticator-App eingerichtet",
    text: "Für Ihren Zugang wurde eine Authenticator-App eingerichtet. Nach dem Passwort fragt die Anmeldung jetzt nach ihrem Code.",
    button: null,
    note: NOT_YOU_DE,
  },
  authenticatorRemoved: {
    subject: "Authenticator-App entfernt",
    text: "Die Authenticator-App Ihres Zugangs wurde entfernt. Ihre Wiederherstellungscodes gelten nicht mehr.",
    button: null,
    note: NOT_YOU_DE,
  },
  recoveryCodesRenewed: {
    subject: "Neue Wiederherstellungscodes",
    text: "Für Ihren Zugang gibt es neue Wiederherstellungscodes. Die bisherigen gelten nicht mehr.",
    button: null,
    note: NOT_YOU_DE,
  },
  passkeyAdded: {
    subject: "Neuer Passkey",
    text: "Für Ihren Zugang wurde ein Passkey hinzugefügt. Mit ihm gelingt die Anmeldung ohne Passwort und ohne Code.",
    button: null,
    note: `${NOT_YOU_DE} Entfernen Sie dann den Passkey unter „Konto und Sicherheit“.`,
  },
  passkeyRemoved: {
    subject: "Passkey entfernt",
    text: "Ein Passkey Ihres Zugangs wurde entfernt. Mit ihm kann sich niemand mehr anmelden.",
    button: null,
    note: NOT_YOU_DE,
  },
  protectionRemoved: {
    subject: "Zweiter Faktor entfernt",
    text: "Wer Ihren Zugang betreut, hat Ihre Authenticator-App und Ihre Passkeys entfernt. Zur Anmeldung genügt jetzt das Passwort.",
    button: null,
    note: "Wenn Sie nicht darum gebeten haben, fragen Sie bitte nach, und richten Sie unter „Konto und Sicherheit“ einen neuen zweiten Faktor ein.",
  },
};

const EN: Record<AccountMailKind, MailTexts> = {
  link: {
    subject: "Your sign-in link",
    text: "This link signs you in to the back office.",
    button: "Sign in",
    note: "The link works for 15 minutes and once. If you did not ask for it, you can delete this mail.",
  },
  reset: {
    subject: "Choose a new password",
    text: "This link lets you choose a new password for the back office.",
    button: "Choose a password",
    note: "The link works for one hour and once. If you did not ask for it, you can delete this mail: your password stays as it is.",
  },
  invitation: {
    subject: "Your access to the back office",
    text: "An account was made for you. Choose your password first; then sign in with this mail address.",
    button: "Choose a password",
    note: "The link works for seven days and once.",
  },
  mailOld: {
    subject: "Your mail address is about to change",
    text: "You will sign in with another mail address. Please confirm this from the present address, too.",
    button: "Confirm the change",
    note: "The link works for one day. If this was not you, please change your password; without your confirmation nothing changes.",
  },
  mailNew: {
    subject: "Confirm your new mail address",
    text: "The account below is going to sign in with this mail address. The change applies once the present address has confirmed it, too.",
    button: "Confirm the address",
    note: "The link works for one day. If this was not you, you can delete this mail.",
  },
  newDevice: {
    subject: "Sign-in with a new device",
    text: "Somebody signed in to your account with a browser that we did not know yet.",
    button: null,
    note: NOT_YOU_EN,
  },
  passwordChanged: {
    subject: "Your password was changed",
    text: "Your account has a new password. All other sessions have ended.",
    button: null,
    note: "If this was not you, please choose a new one at once with “Passwort vergessen” on the sign-in page.",
  },
  authenticatorAdded: {
    subject: "Authenticator app set up",
    text: "An authenticator app was set up for your account. After the password, signing in now asks for its code.",
    button: null,
    note: NOT_YOU_EN,
  },
  authenticatorRemoved: {
    subject: "Authenticator app removed",
    text: "The authenticator app of your account was removed. Your recovery codes do not work any more.",
    button: null,
    note: NOT_YOU_EN,
  },
  recoveryCodesRenewed: {
    subject: "New recovery codes",
    text: "Your account has new recovery codes. The former ones do not work any more.",
    button: null,
    note: NOT_YOU_EN,
  },
  passkeyAdded: {
    subject: "New passkey",
    text: "A passkey was added to your account. It signs in without password and without code.",
    button: null,
    note: `${NOT_YOU_EN} Then remove the passkey under “Konto und Sicherheit”.`,
  },
  passkeyRemoved: {
    subject: "Passkey removed",
    text: "A passkey of your account was removed. Nobody can sign in with it any more.",
    button: null,
    note: NOT_YOU_EN,
  },
  protectionRemoved: {
    subject: "Second factor removed",
    text: "Whoever looks after your account removed your authenticator app and your passkeys. The password is now enough to sign in.",
    button: null,
    note: "If you did not ask for this, please find out why, and set up a new second factor under “Konto und Sicherheit”.",
  },
};

export const ACCOUNT_MAIL: Readonly<Record<AccountLanguage, Readonly<Record<AccountMailKind, MailTexts>>>> = {
  de: DE,
  en: EN,
};

export const ACCOUNT_FACTS = {
  de: {
    ...{ present: "Bisherige E-Mail-Adresse", wanted: "Neue E-Mail-Adresse" },
    ...{ at: "Zeitpunkt", device: "Gerät", place: "Ort", address: "Adresse" },
  },
  en: {
    ...{ present: "Present mail address", wanted: "New mail address" },
    ...{ at: "Time", device: "Device", place: "Place", address: "Address" },
  },
} as const satisfies Record<AccountLanguage, object>;
