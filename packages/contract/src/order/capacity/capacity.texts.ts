/** Why an order cannot be prepared at the time for which it is wanted. Customers and staff read them. */
export const CAPACITY_MESSAGES = {
  tooMuch: "So viel können wir auf einmal nicht zubereiten. Bitte rufen Sie uns an.",
  noTime: "In den nächsten 24 Stunden können wir keine Bestellung mehr zubereiten. Bitte wählen Sie einen Termin.",
  offer: (time: string): string => `Zum Termin ${time} Uhr können wir diese Bestellung nicht mehr zubereiten.`,
  accepted: "Zu diesem Termin können wir Ihre Bestellung inzwischen nicht mehr zubereiten. Bitte rufen Sie uns an.",
  confirmed: "Zum Termin dieser Bestellung ist in der Küche kein Platz mehr. Bitte schlagen Sie einen anderen vor.",
  changed: "Für diese Änderung ist zum Termin der Bestellung in der Küche kein Platz mehr.",
} as const;

/** Notes for staff about an order that was paid only after its time or its minutes were gone. */
export const PAID_LATE_NOTES = {
  past: "Erst nach dem gewünschten Termin bezahlt. Bitte mit dem Kunden klären, ob er die Bestellung noch möchte.",
  full: "Spät bezahlt: Zum Termin ist in der Küche kein Platz mehr. Bitte annehmen oder einen anderen vorschlagen.",
  noTime: "Spät bezahlt: In den nächsten 24 Stunden ist in der Küche kein Platz mehr. Bitte mit dem Kunden klären.",
} as const;
