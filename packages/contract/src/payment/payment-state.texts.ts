import type { PaymentState } from "./payment.state";

export const PAYMENT_STATE_LABELS: Record<PaymentState, string> = {
  open: "Warten auf Zahlungseingang",
  pending: "Zahlung in Bearbeitung",
  authorized: "Zahlung genehmigt",
  canceled: "Zahlung abgebrochen",
  expired: "Zahlung abgelaufen",
  failed: "Zahlung fehlgeschlagen",
  paid: "Bezahlt",
  refunding: "Rückerstattung läuft",
  refunded: "Rückerstattet",
};
