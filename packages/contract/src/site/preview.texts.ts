export const PREVIEW_MESSAGES = {
  unknown: "Dieser Vorschau-Link ist abgelaufen oder ungültig.",
  expiry: (days: number): string => `Der Link muss in der Zukunft ablaufen, spätestens nach ${days} Tagen.`,
} as const;
