/** A contrast in words, rounded down, so that one that is too low is not told as one that is enough. */
export const ratioText = (ratio: number): string =>
  (Math.floor(ratio * 10) / 10).toLocaleString("de", { minimumFractionDigits: 1 });
