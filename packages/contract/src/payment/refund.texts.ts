/** Messages about refunds that are refused. */
export const REFUND_MESSAGES = {
  amountOrLines: "Bitte geben Sie entweder einen Betrag oder Positionen an.",
  tooMuch: (rest: string): string => `Es können höchstens ${rest} zurückerstattet werden.`,
  nothingPaid: "Für diese Bestellung wurde noch nichts bezahlt, oder alles ist schon zurückerstattet.",
  lineTwice: "Bitte nennen Sie jede Position nur einmal.",
  lineUnknown: "Diese Position gibt es in der Bestellung nicht.",
  lineRefunded: "Diese Position ist schon zurückerstattet.",
  paymentUnknown: "Diese Zahlung gibt es in der Bestellung nicht.",
  keyReused: "Mit diesem Schlüssel wurde schon eine andere Rückerstattung angefordert.",
  tooMany: (limit: number): string => `Eine Bestellung kann höchstens ${limit} Rückerstattungen haben.`,
} as const;
