export const PAYMENT_UNREACHABLE =
  "Der Zahlungsdienst ist gerade nicht erreichbar. Ihre Bestellung wurde nicht aufgegeben, der Warenkorb bleibt erhalten. Bitte versuchen Sie es noch einmal oder wählen Sie eine andere Zahlungsart.";
