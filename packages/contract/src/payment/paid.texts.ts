/** How it stands with the payment of an order, for customers and staff. */
export const PAID_TEXTS = {
  refunded: "Rückerstattet",
  paid: "Bezahlt",
  waitingForPayment: "Warten auf Zahlungseingang",
};
