/* What is wrong with an amount of money that somebody has typed, in forms, lists and table files alike. */

const euros = (cents: number): string => (cents / 100).toFixed(2).replace(".", ",");

export const AMOUNT_FAULTS = {
  unread: "Bitte geben Sie einen Betrag an, zum Beispiel 9,90.",
  places: "Bitte geben Sie den Betrag mit höchstens zwei Nachkommastellen an, zum Beispiel 9,90.",
  /** @param least in cents. */
  tooSmall: (least: number): string =>
    least === 0 ? "Der Betrag darf nicht negativ sein." : `Der Betrag muss mindestens ${euros(least)} sein.`,
  /** @param most in cents. */
  tooBig: (most: number): string => `Der Betrag darf höchstens ${euros(most)} sein.`,
} as const;
