export const PRIVACY_TITLE = "Datenschutz";
export const LOCKED_INVOICE = "Gesperrte Rechnungsdaten";

/** Why a person cannot be erased now. `tickets` are the numbers of their orders, of which there may be more. */
export const unsettledOrders = ({ tickets, isMore }: { tickets: readonly number[]; isMore: boolean }): string =>
  `Noch nicht möglich: Diese Bestellungen sind offen, oder eine Zahlung oder Rückerstattung läuft: ${tickets.join(", ")}${
    isMore ? " und weitere" : ""
  }.`;

export const NO_CONTACT = "Bitte geben Sie eine E-Mail-Adresse oder eine Telefonnummer mit Ländervorwahl an.";

/** Shown where the name of the customer of an order was. */
export const ERASED = "Gelöscht";
