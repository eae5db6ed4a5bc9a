/** What a TV shows of itself. In front of guests there are no error texts. */
export const TV_PAGE_TEXTS = {
  connect: "Diesen Bildschirm verbinden",
  how: "Öffnen Sie im Backoffice unter „TVs“ diesen TV, wählen Sie „Bildschirm verbinden“ und geben Sie diesen Code ein.",
  address: (origin: string): string => `${origin.replace(/^https?:\/\//, "")}/backend`,
  qr: "Code zum Scannen",
  starting: "Verbindung wird hergestellt …",
  /** Below the shop's logo. */
  waiting: "Einen Moment, gleich geht es los.",
  soldOut: "ausverkauft",
  preparing: "In Zubereitung",
  ready: "Abholbereit",
  /** In place of numbers. */
  none: {
    preparing: "Hier steht Ihre Nummer, sobald wir beginnen.",
    ready: "Hier steht Ihre Nummer, sobald alles fertig ist.",
  },
  hours: "Öffnungszeiten",
  otherDays: "An diesen Tagen anders",
  open: "Jetzt geöffnet",
  closed: "Geschlossen",
  units: ["Tage", "Stunden", "Minuten", "Sekunden"],
  from: "ab",
  /** Below a board that has lost its connection. */
  age: (when: string): string => `Stand ${when} Uhr`,
  page: (page: number, pages: number): string => `${page} / ${pages}`,
} as const;
