/** Why an order cannot be prepared at the time for which it is wanted. Customers and staff read them. */
export const CAPACITY_MESSAGES = {
  tooMuch: "So viel können wir auf einmal nicht zubereiten. Bitte rufen Sie uns an.",
  noTime: "In den nächsten 24 Stunden können wir keine Bestellung mehr zubereiten. Bitte wählen Sie einen Termin.",
  offer: (time: string): string => `Zum Termin ${time} Uhr können wir diese Bestellung nicht mehr zubereiten.`,
  accepted: "Zu diesem Termin können wir Ihre Bestellung inzwischen nicht mehr zubereiten. Bitte rufen Sie uns an.",
  confirmed: "Zum Termin dieser Bestellung ist in der Küche kein Platz mehr. Bitte schlagen Sie einen anderen vor.",
  changed: "Für diese Änderung ist zum Termin der Bestellung in der Küche kein Platz mehr.",
} as const;
