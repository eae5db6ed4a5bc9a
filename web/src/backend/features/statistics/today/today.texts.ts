export const TODAY_TEXTS = {
  revenue: "Umsatz",
  orders: "Bestellungen",
  average: "Durchschnitt",
  canceled: "Storniert",
  open: "Offen",
  late: "Überfällig",
  onDesk: ({ title, value }: { title: string; value: string }): string => `${title}: ${value}, Bestellungen öffnen`,
  busy: "Ausgelastet",
  day: "Tag",
  paused: "pausiert",
  longer: (minutes: number): string => `+${minutes} min`,
  busyMethod: ({ branch, method, what }: { branch: string; method: string; what: string }): string =>
    `${branch}, ${method}: ${what}`,
} as const;
