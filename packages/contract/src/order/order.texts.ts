import { UNKNOWN_ERROR } from "../kit/errors.texts";
import { type Cents, formatMoney } from "../kit/money";

/**
 * Exact texts of the specification, and our own texts that both browser and server use. Texts that only the checkout
 * uses are in checkout.texts.ts, which is downloaded with the checkout and not before the menu.
 */
export const MESSAGES = {
  unknown: UNKNOWN_ERROR,
  paymentFailed: "Leider ist Ihre Zahlung fehlgeschlagen. Bitte überprüfen Sie Ihre Daten und versuchen Sie es erneut.",
  branchClosed: "Derzeit haben wir leider geschlossen.",
  deliveryPaused: "Derzeit ist leider keine Lieferung möglich.",
  deliveryNotOffered: "Derzeit bieten wir leider keine Lieferung an.",
  deliveryOnly: "Derzeit ist nur Lieferung möglich.",
  cartEmpty: "Keine Produkte im Warenkorb!",
  doneeNotFound: "Keine passende Organisation gefunden.",
  branchUnknown: "Diese Filiale gibt es nicht oder sie nimmt derzeit keine Bestellungen an.",
  productGone: "Dieses Produkt ist derzeit nicht verfügbar.",
  minimumOrderValue: (amount: Cents, currency?: string): string =>
    `Sie haben den Mindestbestellwert in Höhe von ${formatMoney(amount, currency)} leider noch nicht erreicht.`,
} as const;
