/** What happens to the customer's money when the order is cancelled. */
export const REFUND_TEXTS = {
  quotation: "Zu einer Anfrage wurde nichts bezahlt.",
  notOnline: "Die Bestellung ist nicht online bezahlt: Es wird nichts zurückgezahlt.",
  unpaid: "Es wurde nichts bezahlt: Es gibt nichts zurückzuzahlen.",
  awaited: "Es ist noch kein Geld eingegangen. Was noch eingeht, wird dem Kunden zurückgezahlt.",
  refunded: (amount: string): string => `Der Betrag von ${amount} wurde dem Kunden bereits zurückgezahlt.`,
  refunding: (amount: string): string => `Die Rückzahlung von ${amount} an den Kunden läuft bereits.`,
  rest: ({ amount, back, rest }: { amount: string; back: string; rest: string }): string =>
    `Von ${amount} wurden bereits ${back} zurückgezahlt. Der restliche Betrag von ${rest} wird dem Kunden ` +
    "zurückgezahlt.",
  whole: (amount: string): string => `Der Betrag von ${amount} wird dem Kunden zurückgezahlt.`,
} as const;
