import type { Provider, StandInState, Switches } from "./payment-store";
import type { Choice } from "./choices";
import type { RefundStatus } from "./mollie-api";

export const PROVIDER_NAMES: Record<Provider, string> = { mollie: "Mollie", datatrans: "Datatrans" };

export const STATE_NAMES: Record<StandInState, string> = {
  open: "Offen",
  pending: "Unterwegs",
  authorized: "Genehmigt",
  paid: "Bezahlt",
  failed: "Fehlgeschlagen",
  canceled: "Abgebrochen",
  expired: "Abgelaufen",
};

/** Texts of the provider's payment page. */
export const HOSTED_PAGE_TEXTS = {
  warning: "Nachbau zum Testen: Hier fließt kein Geld.",
  underway: "Das Geld ist unterwegs. Wie geht es aus?",
  back: "Zurück zum Shop",
};

export const CHOICE_LABELS: Record<Choice, string> = {
  paid: "Bezahlen",
  pending: "Überweisen: Das Geld ist unterwegs",
  silent: "Bezahlen, aber der Webhook kommt nie",
  failed: "Fehlschlagen lassen",
  canceled: "Abbrechen",
  expired: "Ablaufen lassen",
};

export function hostedPageHeading(provider: Provider): string {
  return `Zahlung über ${PROVIDER_NAMES[provider]}`;
}

export function hostedPageTitle(provider: Provider): string {
  return `${hostedPageHeading(provider)} (Test)`;
}

export function paymentEndedText(state: StandInState): string {
  return `Diese Zahlung ist beendet: ${STATE_NAMES[state]}.`;
}

/** Texts of the section that lists payments and changes how the stand-ins behave. */
export const PAYMENTS_TEXTS = {
  title: "Zahlungen (Nachbau von Mollie und Datatrans)",
  none: "Noch keine. Bestellen Sie im Shop mit „Online Zahlung“.",
  columns: ["Zeit", "Dienst", "Zahlung", "Betrag", "Stand", "Webhook"],
  webhooks: "Webhooks kommen",
  outage: "Die Zahlungsdienste",
  change: "Übernehmen",
  again: "Webhook nochmals senden",
  chargeback: "Vom Kunden zurückbuchen lassen",
};

export const WEBHOOK_LABELS: Record<Switches["webhook"], string> = {
  normal: "sofort und einmal",
  late: "verspätet (20 Sekunden)",
  twice: "doppelt",
  reversed: "in falscher Reihenfolge",
  forged: "mit falscher Signatur",
};

export const OUTAGE_LABELS: Record<Switches["outage"], string> = {
  none: "antworten",
  unavailable: "antworten mit 503",
  timeout: "antworten nicht",
  "lost-answer": "verlieren die nächste Antwort",
};

export const PAYMENT_OUTCOMES = {
  again: {
    done: "Der Webhook wird gesendet.",
    unknown: "Diese Zahlung gibt es nicht.",
    failed: "Der Webhook konnte nicht gesendet werden.",
  },
  chargeback: {
    done: "Die Zahlung ist zurückgebucht, der Webhook wird gesendet.",
    unknown: "Diese Zahlung kann nicht zurückgebucht werden.",
    failed: "Die Zahlung konnte nicht zurückgebucht werden.",
  },
  switches: {
    done: "Die Zahlungsdienste verhalten sich jetzt so.",
    unknown: "",
    failed: "Das Verhalten konnte nicht geändert werden.",
  },
};

const REFUND_STATES: Record<RefundStatus, string> = {
  queued: "läuft",
  refunded: "erledigt",
  canceled: "abgebrochen",
};

export function waitingWebhooksText(count: number): string {
  return `${count} Webhooks sind noch zu senden.`;
}

export function refundText({ amount, status }: { amount: string; status: RefundStatus }): string {
  return `Rückerstattung ${amount}: ${REFUND_STATES[status]}`;
}

export function chargebackText(amount: string): string {
  return `Rückbuchung ${amount}`;
}
