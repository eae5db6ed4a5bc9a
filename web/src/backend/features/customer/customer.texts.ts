import type { OrderState } from "@tresen/contract/order/order.state";

export const CUSTOMER_TEXTS = {
  definitions: "Was die Segmente bedeuten",
  history: "Bestellungen und Nachrichten",
  unloaded: "Die Bestellungen konnten nicht geladen werden.",
  noOrders: "Keine Bestellungen in Filialen, deren Bestellungen Sie sehen.",
  more: "Gezeigt werden die neuesten hundert.",
  favourites: "Am liebsten bestellt",
  favourite: ({ name, orders }: { name: string; orders: number }): string =>
    `${name} (${orders === 1 ? "1 Bestellung" : `${orders} Bestellungen`})`,
  order: ({ ticket, at, branch }: { ticket: number; at: string; branch: string }): string =>
    `Ticket ${ticket}, ${at}, ${branch}`,
  notCounted: "zählt nicht",
  rated: (rating: number): string => `Bewertung ${rating} von 5`,
  messages: "Nachrichten zu den letzten Bestellungen",
  message: ({ event, channel, at }: { event: string; channel: string; at: string }): string =>
    `${event}, ${channel}, ${at}`,
} as const;

export const CHANNEL_TEXTS = { mail: "E-Mail", sms: "SMS" } as const;

export const ORDER_STATE_TEXTS: Readonly<Record<OrderState, string>> = {
  pending: "Neu",
  confirmed: "Bestätigt",
  inDelivery: "In Zustellung oder bereit",
  completed: "Abgeschlossen",
  rejected: "Abgelehnt",
  canceled: "Storniert",
  failed: "Nicht bezahlt",
};
