/**
 * Rounds numbers to this many decimals, for schemas of lengths and shares: what nobody sees is not stored, and the database
 * has no room for the smallest numbers of JavaScript.
 */
export const roundedTo =
  (decimals: number) =>
  (value: number): number =>
    // Adding zero turns -0 into 0.
    Math.round(value * 10 ** decimals) / 10 ** decimals + 0;
