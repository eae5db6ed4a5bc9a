/** The texts of the button alone, which the first load contains. */
export const PALETTE_BUTTON = {
  open: "Suchen (Strg+K)",
  key: "Strg K",
  everywhere: "Überall",
} as const;
