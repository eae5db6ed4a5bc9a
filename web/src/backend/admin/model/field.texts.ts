export const FIELD_TEXTS = {
  /** The section of fields that name none. */
  generalSection: "Allgemein",
  /** Of a page's section. */
  sectionType: "Art",
  sectionValues: "Werte",
  /** A record or an entry of a list that there is no better word for. */
  entry: "Eintrag",
  entryOf: (title: string): string => `${title}, Eintrag`,
  /** A step of a path that the form has no field for. */
  unknownStep: (step: string): string => `„${step}“`,
  copiedName: (name: string): string => `${name} (Kopie)`,
  copiedIdentifier: (identifier: string): string => `${identifier}-kopie`,
} as const;
