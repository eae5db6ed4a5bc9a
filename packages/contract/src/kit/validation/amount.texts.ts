/* What is wrong with an amount of money that somebody has typed, in forms, lists and table files alike. */

const euros = (cents: number): string => (cents / 100).toFixed(2).replace(".", ",");

export const AMOUNT_FAULTS = {
  unread: "Bitte geben Sie einen Betrag wie 9,90 an.",
  places: "Ein Betrag hat höchstens zwei Nachkommastellen.",
  /** @param least in cents. */
  tooSmall: (least: number): string => `Der Betrag muss mindestens ${euros(least)} sein.`,
  /** @param most in cents. */
  tooBig: (most: number): string => `Der Betrag darf höchstens ${euros(most)} sein.`,
} as const;
