export const WITHDRAWAL_MESSAGES = {
  notOffered: "Für diese Bestellung gibt es keine Widerrufsfunktion. Bitte wenden Sie sich direkt an uns.",
} as const;
