const numbers = new Intl.NumberFormat("de-DE");
const shares = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 1 });

const counted = (count: number, one: string, many: string): string =>
  `${numbers.format(count)} ${count === 1 ? one : many}`;

/** A size in bytes, such as `1,4 MB`. */
export function byteText(bytes: number): string {
  if (bytes < 1000) return `${bytes} Byte`;
  return bytes < 1_000_000 ? `${shares.format(bytes / 1000)} kB` : `${shares.format(bytes / 1_000_000)} MB`;
}

export const MEDIA_TEXTS = {
  pictures: (count: number): string => counted(count, "Bild", "Bilder"),
  atLeast: (count: number): string => `Mehr als ${numbers.format(count)} Bilder`,
  size: ({ width, height }: { width: number; height: number }): string =>
    `${numbers.format(width)} × ${numbers.format(height)}`,
  noAlt: "Beschreibung fehlt",
  unnamed: "Ohne Namen",
  keys:
    "Mit den Pfeiltasten durch die Bilder, Leertaste wählt aus, mit Umschalttaste bis zum zuletzt gewählten, " +
    "Eingabetaste öffnet, Entf löscht.",
  pickKeys: "Mit den Pfeiltasten durch die Bilder, Leertaste und Eingabetaste wählen aus.",
  select: (name: string): string => `${name} auswählen`,
  loadingMore: "Weitere Bilder werden geladen …",
  moreFailed: "Weitere Bilder konnten nicht geladen werden.",
  columns: {
    choice: "Auswahl",
    picture: "Bild",
    name: "Name",
    folder: "Ordner",
    tags: "Schlagwörter",
    file: "Format",
    size: "Bildpunkte",
    bytes: "Größe",
    created: "Hochgeladen",
  },
  /** What is dragged, beside the pointer. */
  dragged: (count: number): string => counted(count, "Bild", "Bilder"),
} as const;

export const FOLDER_TEXTS = {
  path: "Ordner",
  all: "Alle Bilder",
  inside: "Unterordner",
  count: (count: number): string => `(${numbers.format(count)})`,
  open: ({ name, count }: { name: string; count: number }): string =>
    `Ordner ${name}, ${counted(count, "Bild", "Bilder")}`,
  create: "Neuer Ordner",
  name: "Name des Ordners",
  createHint: "Ein Ordner bleibt bestehen, sobald ein Bild darin liegt.",
  createButton: "Ordner öffnen",
  failed: "Ordner konnten nicht geladen werden.",
} as const;
