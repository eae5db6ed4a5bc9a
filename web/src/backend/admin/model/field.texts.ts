export const FIELD_TEXTS = {
  /** The section of fields that name none. */
  generalSection: "Allgemein",
  /** Of a page's section. */
  sectionType: "Art",
  sectionValues: "Werte",
  sectionHidden: "Im Shop ausblenden",
  /** A record or an entry of a list that there is no better word for. */
  entry: "Eintrag",
  entries: "Einträge",
  loading: "Wird geladen …",
  /** How many options a search found, `hasMore` where there are further ones than these. */
  found: ({ count, hasMore }: { count: number; hasMore: boolean }): string =>
    `${hasMore ? "Mehr als " : ""}${count} Treffer`,
  /** In the place of a name that could not be had. */
  labelFailed: "(Name nicht geladen)",
  labelHidden: "(für Sie nicht sichtbar)",
  entryOf: (title: string): string => `${title}, Eintrag`,
  /** A step of a path that the form has no field for. */
  unknownStep: (step: string): string => `„${step}“`,
  count: (count: number): string => (count === 1 ? "1 Eintrag" : `${count} Einträge`),
  corners: (count: number): string => (count === 1 ? "1 Ecke" : `${count} Ecken`),
  image: "Bild",
  images: (count: number): string => `${count} Bilder`,
  /** In the place of a value that has no words. */
  someValue: "Angaben",
  copiedName: (name: string): string => `${name} (Kopie)`,
  copiedIdentifier: (identifier: string): string => `${identifier}-kopie`,
} as const;
