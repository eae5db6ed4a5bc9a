export const DELIVERY_MESSAGES = {
  refused: "Diese Fahrt ist beendet, oder der Link gilt nicht mehr. Bitte fragen Sie in der Filiale nach einem neuen.",
  runMissing: "Diese Fahrt gibt es nicht.",
  runEnded: "Diese Fahrt ist schon beendet.",
  runChanged: "Diese Fahrt wurde inzwischen geändert. Bitte laden Sie die Ansicht neu.",
  unknownDriver: "Diese Person arbeitet nicht in der Filiale. Bitte wählen Sie eine andere.",
  driverId: "Wählen Sie eine Person der Filiale, oder geben Sie einen Namen an.",
  driverName: "Bitte geben Sie einen Namen an.",
  twice: "Eine Bestellung steht zweimal in der Liste.",
  notDelivered: (ticket: number): string =>
    `Bestellung ${ticket} ist keine Lieferung, oder sie ist nicht bestätigt oder schon beendet.`,
  tooMany: (limit: number): string => `Eine Fahrt kann höchstens ${limit} Bestellungen haben.`,
  canceled: (ticket: number): string => `Bestellung ${ticket} wurde storniert. Bitte liefern Sie sie nicht aus.`,
  notOwn: (ticket: number): string => `Bestellung ${ticket} hat die Filiale selbst abgeschlossen.`,
  notInRun: "Diese Bestellung gehört nicht mehr zu dieser Fahrt.",
} as const;

export const DRIVER_TEXTS = {
  /** An external user without a name. */
  external: "Externer Fahrer",
  /** Somebody of the branch who has no name. */
  unnamed: (number: number): string => `Fahrer ${number}`,
} as const;
