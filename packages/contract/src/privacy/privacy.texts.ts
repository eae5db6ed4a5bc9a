export const PRIVACY_TITLE = "Datenschutz";
export const LOCKED_INVOICE = "Gesperrte Rechnungsdaten";

/** Why a person cannot be erased now: some of their orders, of which there may be more. */
export const unsettledOrders = ({
  orders,
  isMore,
}: {
  /** Tickets are counted by each branch. */
  orders: readonly { ticketNumber: number; branchName: string }[];
  isMore: boolean;
}): string => {
  const named = orders.map(({ ticketNumber: ticket, branchName: branch }) => `${ticket} (${branch})`).join(", ");
  return `Noch nicht möglich: Diese Bestellungen sind offen, oder eine Zahlung oder Rückerstattung läuft: ${named}${
    isMore ? " und weitere" : ""
  }.`;
};

export const NO_CONTACT = "Bitte geben Sie eine E-Mail-Adresse oder eine Telefonnummer mit Ländervorwahl an.";

/** Shown where the name of the customer of an order was. */
export const ERASED = "Gelöscht";
