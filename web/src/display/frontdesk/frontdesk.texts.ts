export const FRONTDESK_TEXTS = {
  preparing: "In Zubereitung",
  ready: "Abholbereit",
  orderNumber: "Bestellnummer",
  none: "–",
  voiceOn: "Stimme einschalten",
  voiceOff: "Stimme ausschalten",
  settings: "Einstellungen",
  announced: (numbers: readonly number[]): string =>
    numbers.length === 1 ? `Nummer ${numbers[0]} ist abholbereit.` : `Nummern ${numbers.join(", ")} sind abholbereit.`,
} as const;
