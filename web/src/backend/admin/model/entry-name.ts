/** What one entry of a list is, by the list's title. */
const SINGULARS: Readonly<Record<string, string>> = {
  Abschnitte: "Abschnitt",
  Allergene: "Allergen",
  Bereiche: "Bereich",
  Bilder: "Bild",
  "Bilder im Slider": "Bild",
  Einträge: "Eintrag",
  Filialen: "Filiale",
  Katalog: "Kategorie",
  Liefergebiete: "Liefergebiet",
  Links: "Link",
  Logos: "Logo",
  Optionen: "Option",
  Produkte: "Produkt",
  Rollen: "Rolle",
  Schlagwörter: "Schlagwort",
  Schritte: "Schritt",
  Team: "Person",
  Unterpunkte: "Unterpunkt",
  "Weitere Einheiten": "Weitere Einheit",
};

/** `Schritt`, or null where there is no word for a single one. */
export function singularOf(title: string): string | null {
  return SINGULARS[title] ?? null;
}

/** How the form and its errors call the entry of a list: `Abschnitt 2`. */
export function entryName({ title, index }: { title: string; index: number }): string {
  return `${singularOf(title) ?? `${title}, Eintrag`} ${index + 1}`;
}
