/** @param count the number of faults. */
export const bundleInvalid = (count: number): string =>
  `Das Bündel hat ${count === 1 ? "einen Fehler" : `${count} Fehler`}: nichts wurde importiert.`;

/** A role, or a user who is given one, was changed while the import ran. */
export const importChanged =
  "Das wurde während des Imports von jemand anderem geändert. Bitte importieren Sie noch einmal.";
