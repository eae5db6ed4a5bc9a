/** The named rates that shops of a country begin with, and where the law says so. */
export const TAX_PRESETS = {
  AT: {
    country: "Österreich",
    rates: [
      {
        identifier: "at-speisen",
        name: "Speisen (Österreich)",
        uses: ["delivery", "takeaway", "dineIn"],
        values: [{ rate: 0.1 }],
        source: "§ 10 Abs. 2 UStG 1994",
        note: "Speisen, ob vor Ort gegessen, abgeholt oder geliefert, und die meisten Lebensmittel.",
      },
      {
        identifier: "at-grundnahrungsmittel",
        name: "Grundnahrungsmittel (Österreich)",
        uses: [],
        values: [{ rate: 0.1 }, { from: "2026-07-01", rate: 0.049 }],
        source: "§ 10 UStG 1994 in der Fassung ab 1. 7. 2026",
        note: "Nur für die Grundnahrungsmittel, die das Gesetz aufzählt, nicht für zubereitete Speisen.",
      },
      {
        identifier: "at-normal",
        name: "Getränke, Normalsatz (Österreich)",
        uses: ["delivery", "takeaway", "dineIn"],
        values: [{ rate: 0.2 }],
        source: "§ 10 Abs. 1 UStG 1994",
        note: "Getränke und alles, wofür das Gesetz keinen ermäßigten Satz nennt.",
      },
    ],
  },
  DE: {
    country: "Deutschland",
    rates: [
      {
        identifier: "de-speisen-vor-ort",
        name: "Speisen vor Ort (Deutschland)",
        uses: ["dineIn"],
        values: [{ rate: 0.19 }, { from: "2026-01-01", rate: 0.07 }],
        source: "§ 12 Abs. 2 Nr. 15 UStG",
        note: "Speisen, die vor Ort gegessen werden, ohne Getränke.",
      },
      {
        identifier: "de-lebensmittel",
        name: "Speisen zum Mitnehmen (Deutschland)",
        uses: ["delivery", "takeaway"],
        values: [{ rate: 0.07 }],
        source: "§ 12 Abs. 2 Nr. 1 UStG mit Anlage 2",
        note: "Gelieferte und abgeholte Speisen und die meisten Lebensmittel.",
      },
      {
        identifier: "de-normal",
        name: "Getränke, Normalsatz (Deutschland)",
        uses: ["delivery", "takeaway", "dineIn"],
        values: [{ rate: 0.19 }],
        source: "§ 12 Abs. 1 UStG",
        note: "Getränke und alles, wofür das Gesetz keinen ermäßigten Satz nennt.",
      },
    ],
  },
} as const;

/** What a rate is for, in the words of the fields. */
export const TAX_USE_NAMES = {
  delivery: "Lieferung",
  takeaway: "Takeaway",
  dineIn: "Dine In",
  area: "Lieferkosten",
} as const;
