/* Texts of the cart's content and its link to the checkout. */

export const toQuotation = "Zur Anfrage";
export const toCheckout = "Zur Kassa";
export const removeSoldOut = "Bitte entfernen Sie, was inzwischen ausverkauft ist.";
export const noOrders = "Bestellungen sind derzeit nicht möglich.";
export const ordersFrom = (from: string): string => `Bestellen können Sie ${from}.`;
export const methodFrom = ({ method, from }: { method: string; from: string }): string => `${method} gibt es ${from}.`;
