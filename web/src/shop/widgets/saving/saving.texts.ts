export const before = "Vorher";
