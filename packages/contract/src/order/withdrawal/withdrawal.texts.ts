/** The labels of the two buttons, exactly as the law words them. */
export const WITHDRAWAL_TEXTS = { declare: "Vertrag widerrufen", confirm: "Widerruf bestätigen" } as const;

export const WITHDRAWAL_MESSAGES = {
  notOffered: "Für diese Bestellung gibt es keine Widerrufsfunktion. Bitte wenden Sie sich direkt an uns.",
} as const;
