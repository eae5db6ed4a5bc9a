import type { AlarmKind } from "./alarm-kinds";

/** What is wrong, in a few words without the print jobs that it is about. */
export const ALARM_NAMES: Readonly<Record<AlarmKind, string>> = {
  late: "Druck verspätet",
  unconfirmed: "Druck ungewiss",
  failed: "Druck fehlgeschlagen",
  expired: "Druck verfallen",
  "paper-out": "Kein Papier",
  "cover-open": "Deckel offen",
  "printer-error": "Störung",
  "printer-silent": "Drucker meldet sich nicht",
  "display-silent": "Anzeige meldet sich nicht",
  "subscription-gone": "Benachrichtigungen kommen nicht mehr an",
};
