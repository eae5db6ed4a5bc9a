import type { BookingKind } from "./booking";
import type { PaidBy } from "../statistics/statistics";

export const BOOKING = "Buchung";
export const BOOKING_LABELS: Readonly<Record<BookingKind, string>> = {
  sale: "Verkauf",
  change: "Änderung",
  cancellation: "Storno",
  refund: "Erstattung",
  correction: "Korrektur",
  tip: "Trinkgeld",
};
export const PAID_BY_LABELS: Readonly<Record<PaidBy, string>> = {
  cash: "Bar",
  "atm-card": "Karte an der Tür oder Kassa",
  "hydro-ag-voucher": "Essensgutschein",
  mollie: "Online (Mollie)",
  datatrans: "Online (Datatrans)",
  onSite: "Rest vor Ort (bar oder Karte)",
};
export const BOOKING_FAULTS = {
  amount: "Der Betrag darf nicht 0 sein.",
  reason: "Bitte geben Sie einen Grund an.",
  target: "Bitte geben Sie entweder einen Steuersatz oder die bisherige Zahlungsart an.",
  tipAlone: "Trinkgeld hat weder Steuersatz noch bisherige Zahlungsart.",
  samePayment: "Bitte wählen Sie zwei verschiedene Zahlungsarten.",
};
