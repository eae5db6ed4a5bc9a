import type { PrintedDocument } from "./print-job";
import type { PrintJobState } from "./print-job.state";

export const PRINT_JOB = "Druckauftrag";

export const PRINT_STATE_LABELS: Readonly<Record<PrintJobState, string>> = {
  waiting: "wartet",
  claimed: "wird gedruckt",
  printed: "gedruckt",
  unconfirmed: "unklar",
  failed: "nicht gedruckt",
  expired: "verfallen",
  cancelled: "verworfen",
};

export const PRINTED_LABELS: Readonly<Record<PrintedDocument, string>> = {
  kitchenTicket: "Küchenbon",
  receipt: "Kundenbon",
  deliverySlip: "Lieferschein",
  dailySummary: "Tagesübersicht",
  label: "Aufkleber",
  test: "Testdruck",
};

export const PRINT_JOB_MESSAGES = {
  notNow: "Das ist mit diesem Druckauftrag nicht mehr möglich. Bitte laden Sie die Liste neu.",
  changed: "Dieser Druckauftrag wurde inzwischen geändert. Bitte laden Sie die Liste neu.",
  otherDevice: "Bitte wählen Sie einen aktiven Drucker derselben Filiale.",
  sameDevice: "Dieser Drucker hat den Auftrag schon.",
  dayToCome: "Bitte wählen Sie heute oder einen Tag davor.",
  notBrowser: "Nur was ein Browser druckt, wird hier begonnen.",
  filter: "Bitte wählen Sie ein Gerät oder eine Bestellung.",
} as const;
