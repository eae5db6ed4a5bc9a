export const FIND_TEXTS = {
  label: "Bestellung suchen",
  placeholder: "Ticket, Name, Telefon …",
  method: "Bestellart",
  station: "Station",
  allStations: "Alle Stationen",
  driver: "Fahrer",
  allDrivers: "Alle Fahrer",
  allMethods: "Alle Bestellarten",
  count: ({ found, all }: { found: number; all: number }): string =>
    `${found} von ${all} ${all === 1 ? "Bestellung" : "Bestellungen"}`,
  inHistory: "Im heutigen Verlauf suchen",
  close: "Suche schließen",
} as const;
