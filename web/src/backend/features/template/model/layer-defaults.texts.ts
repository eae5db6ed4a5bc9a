/** What new layers show, so that they can be seen and changed at once. */
export const NEW_TEXTS = {
  text: "Ihr Text",
  address: "https://example.com",
  /** A valid EAN-13 that belongs to nobody: numbers with 2 are for use within a shop. */
  gtin: "2000000000008",
  rows: [
    { isHeading: true, title: "Vorspeisen" },
    { title: "Suppe des Tages", description: "mit Einlage", note: "A, C, L", price: 490 },
    { title: "Gemischter Salat", note: "M", price: 550 },
    { isHeading: true, title: "Hauptspeisen" },
    { title: "Wiener Schnitzel", description: "mit Petersilerdäpfeln", note: "A, C, G", price: 1490 },
  ],
  hours: [
    { label: "Montag bis Freitag", text: "11:00–22:00" },
    { label: "Samstag", text: "12:00–23:00" },
    { label: "Sonntag", text: "geschlossen" },
  ],
} as const;
