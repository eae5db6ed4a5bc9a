import type { LoginMethod } from "../user/account/account";
import type { LogEvent } from "./log-kinds";

/** What the sentence of an event contains beside its subject. */
export interface EventDetails {
  /** How somebody signed in. */
  method?: LoginMethod;
  /** Browser and system, as they have named themselves. */
  browser?: string;
  /** Why it was refused or failed: a text, or the code of an error. */
  reason?: string;
  /** A payment provider. */
  provider?: string;
  /** What is wrong with a device. */
  alarm?: string;
  /** What was sent, and how. */
  sent?: string;
  /** The device that prints instead. */
  substitute?: string;
  /** What a TV was told to do. */
  command?: string;
  /** Method and path of a call, without the values of its parameters. */
  call?: string;
}

const METHODS: Readonly<Record<LoginMethod, string>> = {
  password: "mit Passwort",
  link: "mit Anmelde-Link",
  passkey: "mit Passkey",
  pin: "mit PIN am Tablet",
};

/** What happened, as a short sentence. @param subject the name of whom or what it happened to. */
export const EVENT_TEXTS: Readonly<Record<LogEvent, (subject: string, details: EventDetails) => string>> = {
  login: (subject, { method, browser }) => `${subject} angemeldet${signIn({ method, browser })}`,
  "login-new-browser": (subject, { method, browser }) =>
    `${subject} zum ersten Mal in diesem Browser angemeldet${signIn({ method, browser })}`,
  "login-refused": (subject, { reason }) => `Anmeldung von ${subject} abgelehnt${because(reason)}`,
  "login-locked": (subject, { reason }) =>
    `Anmeldung von ${subject} nach zu vielen Fehlversuchen vorübergehend gesperrt${because(reason)}`,
  "second-factor-added": (subject, { reason = "" }) => `${subject}: ${reason} eingerichtet`,
  "second-factor-removed": (subject, { reason = "" }) => `${subject}: ${reason} entfernt`,
  "payment-paid": (subject, { provider = "" }) => `${subject} bezahlt, meldet ${provider}`,
  "payment-failed": (subject, { provider = "", reason }) =>
    `Zahlung von ${subject} fehlgeschlagen, meldet ${provider}${because(reason)}`,
  "payment-expired": (subject) => `Link zum Bezahlen von ${subject} abgelaufen, ohne dass bezahlt wurde`,
  "payment-refunded": (subject, { provider = "" }) => `${subject} erstattet, meldet ${provider}`,
  "refund-failed": (subject, { provider = "" }) => `Rückzahlung zu ${subject} fehlgeschlagen, meldet ${provider}`,
  "payment-charged-back": (subject, { provider = "" }) => `${subject}: Zahlung zurückgebucht, meldet ${provider}`,
  alarm: (subject, { alarm = "" }) => `${subject}: ${alarm}`,
  "alarm-ended": (subject, { alarm = "" }) => `${subject}: behoben: ${alarm}`,
  "print-rerouted": (subject, { substitute = "" }) => `${subject}: Ein Druck wurde auf ${substitute} umgeleitet`,
  "tv-command": (subject, { command = "" }) => `${subject}: Befehl „${command}“ gegeben`,
  "tv-command-aborted": (subject, { command = "" }) => `${subject}: Befehl „${command}“ abgebrochen`,
  "reminder-sent": (subject, { sent = "" }) => `${subject}: ${sent} gesendet`,
  "records-redriven": () => "Erneute Verarbeitung liegengebliebener Änderungen gestartet",
  "request-failed": (_, { call = "", reason }) => `Aufruf fehlgeschlagen: ${call}${because(reason)}`,
  "request-refused": (_, { call = "", reason }) =>
    `Zugriff abgelehnt, keine Berechtigung: ${call}${because(reason === NO_RIGHT ? undefined : reason)}`,
};

/** Why an attempt to sign in was refused. */
export const LOGIN_REASONS: Readonly<Record<string, string>> = {
  "login.invalid": "falsches Passwort",
  "password.old": "falsches Passwort beim Ändern des Kontos",
  "login.pin": "falsche PIN",
  "login.code": "falscher Code",
  "login.state": "Konto ist nicht offen",
  "login.second_factor": "zweiter Faktor fehlt",
  "login.link": "ungültiger Link",
};
export const FACTORS = { authenticator: "Authenticator-App", passkey: "Passkey", all: "zweiter Faktor" } as const;
/** Such as `Offene Zahlung per E-Mail`. */
export const sentBy = ({ what, channel }: { what: string; channel: string }): string => `${what} per ${channel}`;
/** Whoever tried to sign in, and is not known. */
export const UNKNOWN_PERSON = "Unbekannt";
/** Whose name the log does not know any more. */
export const A_USER = "Benutzer";

/** The code of the plain refusal, which says no more than the sentence does. */
const NO_RIGHT = "access.forbidden";

function signIn({ method, browser }: Pick<EventDetails, "method" | "browser">): string {
  const how = [method && METHODS[method], browser].filter(Boolean).join(", ");
  return how === "" ? "" : `: ${how}`;
}

function because(reason: string | undefined): string {
  return reason ? ` (${reason})` : "";
}
