export const APP_TEXTS = {
  titles: { frontdesk: "Gästeanzeige", backoffice: "Küchenanzeige" },
} as const;
