/** Labels of records that are inactive, have no name or no longer exist. */
export const inactive = (label: string): string => `${label} (inaktiv)`;
export const unnamed = (one: string): string => `${one} (ohne Namen)`;
export const gone = (one = "Eintrag"): string => `${one} (nicht mehr vorhanden)`;

/** The same of a record that is put away. */
export const archived = (label: string): string => `${label} (archiviert)`;
