export const LEFT_OVER_TEXTS = {
  explanation: "Offene Bestellungen, die seit mehr als einem Tag fällig sind",
  none: "Nichts liegengeblieben",
} as const;
