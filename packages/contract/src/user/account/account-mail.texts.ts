/** What a mail about an account is for. */
export type AccountMailKind = "link" | "reset" | "invitation" | "mailOld" | "mailNew" | "newDevice";
export type AccountLanguage = "de" | "en";

interface MailTexts {
  subject: string;
  text: string;
  button: string | null;
  /** How long the link works, and what to do if nobody asked for it. */
  note: string;
}

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
    text: "Mit dieser E-Mail-Adresse soll sich künftig jemand im Backoffice anmelden. Die Änderung gilt, sobald auch die bisherige Adresse bestätigt hat.",
    button: "Adresse bestätigen",
    note: "Der Link gilt einen Tag. Wenn Sie das nicht waren, können Sie diese E-Mail löschen.",
  },
  newDevice: {
    subject: "Anmeldung mit einem neuen Gerät",
    text: "Mit Ihrem Zugang hat sich jemand in einem Browser angemeldet, den wir noch nicht kannten.",
    button: null,
    note: "Wenn Sie das nicht waren, ändern Sie bitte sofort Ihr Passwort: Damit enden alle anderen Sitzungen.",
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
    text: "Somebody wants to sign in to the back office with this mail address. The change applies once the present address has confirmed it, too.",
    button: "Confirm the address",
    note: "The link works for one day. If this was not you, you can delete this mail.",
  },
  newDevice: {
    subject: "Sign-in with a new device",
    text: "Somebody signed in to your account with a browser that we did not know yet.",
    button: null,
    note: "If this was not you, please change your password at once: that ends all other sessions.",
  },
};

export const ACCOUNT_MAIL: Readonly<Record<AccountLanguage, Readonly<Record<AccountMailKind, MailTexts>>>> = {
  de: DE,
  en: EN,
};

export const ACCOUNT_FACTS = {
  de: { at: "Zeitpunkt", device: "Gerät", place: "Ort", address: "Adresse" },
  en: { at: "Time", device: "Device", place: "Place", address: "Address" },
} as const satisfies Record<AccountLanguage, object>;
