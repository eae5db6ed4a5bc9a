export const PREPARATION_MESSAGES = {
  canceled: (ticket: number): string => `Bestellung ${ticket} wurde storniert und wird nicht mehr zubereitet.`,
  completed: (ticket: number): string => `Bestellung ${ticket} ist schon abgeschlossen.`,
  unconfirmed: (ticket: number): string => `Bestellung ${ticket} ist noch nicht bestätigt.`,
  removed: (ticket: number): string => `Diese Position wurde aus Bestellung ${ticket} entfernt.`,
  otherStation: "Diese Station bereitet die Position nicht zu.",
} as const;
