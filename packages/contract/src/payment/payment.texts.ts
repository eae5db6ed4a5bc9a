export const PAYMENT_UNREACHABLE =
  "Der Zahlungsdienst ist gerade nicht erreichbar. Ihre Bestellung wurde nicht aufgegeben, der Warenkorb bleibt erhalten. Bitte versuchen Sie es noch einmal oder wählen Sie eine andere Zahlungsart.";
/** What the provider shows its customers. */
export const paidFor = ({ ticket, branch }: { ticket: number; branch: string }): string =>
  `Bestellung ${ticket}, ${branch}`;
/** Who stands in the timeline for what providers say. */
export const PROVIDER_TITLE = "Zahlung";
/** Why an order failed, as its timeline tells staff. */
export const PAYMENT_ENDS = {
  wrongAmount: "Der Betrag stimmt nicht mit der Bestellung überein.",
  abandoned: "Vom Kunden abgebrochen",
  tooLate: "Nicht rechtzeitig bezahlt",
  providerSilent: "Der Zahlungsdienst war nicht erreichbar.",
} as const;
export const SIGNATURE_WRONG = "Die Signatur fehlt oder ist falsch.";
