export const REFUSAL_TEXTS = {
  removeThereFirst: "Dort zuerst entfernen:",
} as const;
