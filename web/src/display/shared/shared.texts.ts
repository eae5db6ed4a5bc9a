export const SHARED_TEXTS = {
  offline: "Keine Verbindung. Stand:",
  soundOn: "Ton einschalten",
  time: (at: number): string => new Intl.DateTimeFormat("de-AT", { hour: "2-digit", minute: "2-digit" }).format(at),
} as const;
