export const APP_TEXTS = {
  titles: { frontdesk: "Gästeanzeige", backoffice: "Küchenanzeige", time: "Zeiterfassung" },
} as const;
