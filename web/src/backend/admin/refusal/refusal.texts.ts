export const REFUSAL_TEXTS = {
  usedBy: (one: string): string => `${one} wird noch verwendet von:`,
  removeThereFirst: "Dort zuerst entfernen:",
} as const;
