/** @param count the number of faults. */
export const bundleInvalid = (count: number): string =>
  `Das Bündel hat ${count === 1 ? "einen Fehler" : `${count} Fehler`}: nichts wurde importiert.`;
