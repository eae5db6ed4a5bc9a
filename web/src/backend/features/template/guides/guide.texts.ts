export const GUIDE_TEXTS = {
  title: "Lineale und Hilfslinien",
  rulers: "Lineale zeigen",
  guides: "Hilfslinien zeigen",
  hint: "Aus einem Lineal ziehen Sie eine Hilfslinie auf die Seite. Zurück auf das Lineal gezogen, ist sie gelöscht.",
  list: "Hilfslinien",
  none: "Noch keine Hilfslinien.",
  addX: "Senkrechte Linie",
  addY: "Waagrechte Linie",
  addXOf: "Senkrechte Hilfslinie hinzufügen",
  addYOf: "Waagrechte Hilfslinie hinzufügen",
  placeX: "Von links",
  placeY: "Von oben",
  remove: ({ axis, at, unit }: { axis: "x" | "y"; at: string; unit: string }): string =>
    axis === "x"
      ? `Senkrechte Hilfslinie bei ${at} ${unit} löschen`
      : `Waagrechte Hilfslinie bei ${at} ${unit} löschen`,
  removeAll: "Alle löschen",
  readout: ({ at, unit }: { at: string; unit: string }): string => `${at} ${unit}`,
  removing: "Löschen",
} as const;
