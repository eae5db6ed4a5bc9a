/** What stands behind a record's name, or in its place. */
export const inactive = (label: string): string => `${label} (inaktiv)`;
export const unnamed = (one: string): string => `${one} (ohne Namen)`;
export const gone = (one = "Eintrag"): string => `${one} (nicht mehr vorhanden)`;
