/* Texts of an order's timeline, which the desk does not need to start. */

/** Entries of an order's timeline, by the name of its step. */
export const TIMELINE_LABELS: Readonly<Record<string, string>> = {
  create: "Bestellt",
  created: "Bestellt",
  confirm: "Bestätigt",
  reject: "Abgelehnt",
  cancel: "Storniert",
  "in-delivery": "In Zustellung oder bereit",
  completed: "Abgeschlossen",
  begin: "Vor der Zeit begonnen",
  driver: "Fahrer gewählt",
  "driver-removed": "Ohne Fahrer",
  undo: "Rückgängig gemacht",
  reopen: "Wieder geöffnet",
  "counter-appointment": "Anderer Termin vorgeschlagen",
  "confirm-counter-appointment": "Vorgeschlagener Termin angenommen",
  "expire-counter-appointment": "Vorgeschlagener Termin abgelaufen",
  hold: "Angehalten, weil der Kunde gesperrt ist",
  escalate: "Niemand hat geantwortet",
  decline: "Abgelehnt, weil niemand geantwortet hat",
  "reject-counter-appointment": "Vorgeschlagener Termin abgelehnt",
  questionnaire: "Bewertet",
  withdraw: "Widerrufen",
  "change-item": "Positionen geändert",
  refund: "Rückerstattung angefordert",
  "payment-link": "Link zum Bezahlen gesendet",
  "payment-paid": "Bezahlt",
  "payment-failed": "Nicht bezahlt",
  "payment-refunded": "Rückerstattet",
  "payment-charged-back": "Zahlung vom Kunden zurückgebucht",
};

export const TIMELINE_ACTORS = { customer: "Kunde", team: "Team" } as const;
