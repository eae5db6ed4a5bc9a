export const PREVIEW_MESSAGES = {
  one: "Bitte nennen Sie entweder eine Szene, eine Filmsequenz oder einen Stream.",
  branch: "Diese Filiale gibt es nicht.",
} as const;
