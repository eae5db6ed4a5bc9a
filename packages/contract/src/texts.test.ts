import { describe, expect, it } from "vitest";
import { CART_LABELS } from "./order/cart.texts";
import { MESSAGES } from "./order/order.texts";
import { SCREEN_MESSAGES } from "./site/screen.texts";
import { NO_SLOTS, ORDER_MESSAGES } from "./order/checkout/checkout.texts";
import { formatMoney } from "./kit/money";
import { CHECKOUT_TEXTS } from "./order/checkout/checkout.texts";
import { LIST_TEXTS } from "./branch/branch-list.texts";
import { STATUS_LINES, STATUS_TEXTS } from "./order/status.texts";
import { DELIVERY_METHOD_LABELS } from "./branch/delivery-method.texts";
import { CALCULATION_MODEL_LABELS } from "./catalog/unit.texts";
import { PAYMENT_LABELS } from "./payment/payment-method.texts";

/**
 * What the specification says, and what the screens say. The left side is copied from it and must never be "corrected".
 */
const SAID: [specified: string, said: string][] = [
  ["PLZ / Ort", LIST_TEXTS.searchPlaceholder],
  ["3 von 7 Filialen werden angezeigt.", LIST_TEXTS.result({ shown: 3, all: 7 })],
  ["Lieferzeiten", LIST_TEXTS.deliveryHours],
  ["Öffnungszeiten", LIST_TEXTS.openingHours],
  ["Leider wurden keine Ergebnisse gefunden.", SCREEN_MESSAGES.searchEmpty],

  ["Art der Lieferung", CART_LABELS.method],
  ["Liefergebiet", CART_LABELS.area],
  ["Kosten", CART_LABELS.goods],
  ["Lieferkosten", CART_LABELS.delivery],
  ["Gesamt", CART_LABELS.total],
  ["Lieferung", DELIVERY_METHOD_LABELS.delivery],
  ["Dine In", DELIVERY_METHOD_LABELS.dineIn],
  ["Takeaway", DELIVERY_METHOD_LABELS.takeaway],
  ["Exakt", CALCULATION_MODEL_LABELS.fixed.long],
  ["Fix", CALCULATION_MODEL_LABELS.fixed.short],
  ["Ungefähr", CALCULATION_MODEL_LABELS.approximate.long],
  ["ca.", CALCULATION_MODEL_LABELS.approximate.short],
  ["Minimum", CALCULATION_MODEL_LABELS.minimum.long],
  ["ab", CALCULATION_MODEL_LABELS.minimum.short],

  ["Derzeit haben wir leider geschlossen.", MESSAGES.branchClosed],
  ["Sie können aber gerne für einen späteren Zeitpunkt vorbestellen.", SCREEN_MESSAGES.preorderPossible],
  ["Derzeit ist leider keine Lieferung möglich.", MESSAGES.deliveryPaused],
  ["Derzeit bieten wir leider keine Lieferung an.", MESSAGES.deliveryNotOffered],
  [
    `Sie haben den Mindestbestellwert in Höhe von ${formatMoney(1500)} leider noch nicht erreicht.`,
    MESSAGES.minimumOrderValue(1500),
  ],

  ["zahlungspflichtig bestellen", CHECKOUT_TEXTS.order],
  [
    "Leider ist Ihre Zahlung fehlgeschlagen. Bitte überprüfen Sie Ihre Daten und versuchen Sie es erneut.",
    MESSAGES.paymentFailed,
  ],
  ["Ein unbekannter Fehler ist aufgetreten.", MESSAGES.unknown],
  ["Keine Produkte im Warenkorb!", MESSAGES.cartEmpty],
  ["Keine passende Organisation gefunden.", MESSAGES.doneeNotFound],
  ["Bitte geben Sie eine gültige Nummer im Format +43 660 1234567 an.", ORDER_MESSAGES.phoneFormat("+43 660 1234567")],
  ["Bitte wählen Sie einen Termin aus.", ORDER_MESSAGES.appointmentRequired],
  [
    "Zum ausgewählten Zeitpunkt haben wir leider geschlossen. Bitte wählen Sie einen Termin während " +
      "unserer Öffnungszeiten.",
    ORDER_MESSAGES.appointmentClosed,
  ],
  ["Zum ausgewählten Tag sind keine Termine verfügbar.", NO_SLOTS],

  ["Vielen Dank für Ihre Bestellung!", STATUS_TEXTS.thanks],
  ["Ihre Bestellung wurde storniert.", STATUS_TEXTS.canceled],
  ["Bitte warten Sie einen Moment, bis Ihre Bestellung bestätigt wurde.", STATUS_TEXTS.waiting],
  ["Ihre Bestellung wird jetzt zugestellt.", STATUS_TEXTS.inDelivery],
  ["Ihre Bestellung ist jetzt abholbereit.", STATUS_TEXTS.readyForPickup],
  ["Warten auf Zahlungseingang", STATUS_TEXTS.waitingForPayment],
  ["Ticket", STATUS_TEXTS.ticket],
  ["Bestellnummer", STATUS_TEXTS.orderNumber],
  ["Bezahlt", STATUS_TEXTS.paid],
  ["Rückerstattet", STATUS_TEXTS.refunded],
  ["Ja, 19:30 Uhr ist in Ordnung", STATUS_TEXTS.accept("19:30")],
  ["Nein, Bestellung stornieren", STATUS_TEXTS.decline],
  ["Abbrechen", STATUS_TEXTS.dismissQuestionnaire],
  ["Abschicken", STATUS_TEXTS.sendQuestionnaire],
  ["Bewertung konnte nicht gesendet werden.", SCREEN_MESSAGES.questionnaireFailed],
  ["Barzahlung", PAYMENT_LABELS.cash],
  ["EC Karte / Debitkarte", PAYMENT_LABELS["atm-card"]],
  ["Online Zahlung", PAYMENT_LABELS.mollie],
  ["Warten auf Bestätigung", STATUS_LINES.pending],
  ["Wird bearbeitet", STATUS_LINES.confirmed],
  ["In Zustellung", STATUS_LINES.inDelivery],
  ["Zugestellt", STATUS_LINES.delivered],
  ["Abholbereit", STATUS_LINES.ready],
  ["Abgeschlossen", STATUS_LINES.completed],
  ["Storniert", STATUS_LINES.stopped],
];

describe("texts of the specification", () => {
  it.each(SAID)("%s", (specified, said) => expect(said).toBe(specified));

  it("every text occurs once, so that none is compared with another one", () => {
    const texts = SAID.map(([specified]) => specified);
    expect(new Set(texts).size).toBe(texts.length);
  });
});
