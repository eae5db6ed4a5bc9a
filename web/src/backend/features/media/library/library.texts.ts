const numbers = new Intl.NumberFormat("de-DE");
const pictures = (count: number): string => `${numbers.format(count)} ${count === 1 ? "Bild" : "Bilder"}`;
/** After `mit`, `bei` and the like. */
const withPictures = (count: number): string => `${numbers.format(count)} ${count === 1 ? "Bild" : "Bildern"}`;
const place = (folder: string): string => (folder === "" ? "die oberste Ebene" : `„${folder}“`);

export const LIBRARY_TEXTS = {
  searchIn: "Bilder durchsuchen",
  sort: "Sortieren",
  sorts: {
    newest: "Neueste zuerst",
    oldest: "Älteste zuerst",
    nameUp: "Name A–Z",
    nameDown: "Name Z–A",
  },
  layout: "Ansicht",
  tiles: "Kacheln",
  rows: "Zeilen",
  filters: "Filter",
  format: "Format",
  state: "Zustand",
  tag: "Schlagwort",
  alt: "Bildbeschreibung",
  withAlt: "Vorhanden",
  withoutAlt: "Fehlt",
  any: "Alle",
  activeFilters: "Aktive Filter",
  removeFilter: (text: string): string => `Filter entfernen: ${text}`,
  uploadFolder: "Ganzen Ordner hochladen",
  empty: "Noch keine Bilder",
  emptyHint:
    "Dateien oder ganze Ordner hierher ziehen, einfügen (Strg+V) oder auswählen. JPEG, PNG, WebP, GIF, AVIF, HEIC oder SVG (ohne Schatten und andere Filter), je höchstens 40 MB.",
  emptyForReaders: "Wer Bilder verwalten darf, kann hier welche hochladen.",
  emptyFolder: "Hier liegen keine Bilder",
  noneYet: "Bisher keine Treffer. Es sind noch nicht alle Bilder durchsucht.",
  goOn: "Weitersuchen",
  byBeginnings: "Gefunden werden Wörter, die mit dem Gesuchten beginnen.",
  former: "Diese Suche ist fehlgeschlagen. Gezeigt werden noch die vorigen Bilder.",
  move: "Verschieben",
  more: "Mehr",
  moveTitle: (count: number | null): string =>
    count === null ? "Alle Treffer verschieben" : `${pictures(count)} verschieben`,
  folder: "Ordner",
  folderHint: "Unterordner mit Schrägstrich, etwa „Speisen/Pizza“. Leer für die oberste Ebene.",
  knownFolders: "Vorhandene Ordner",
  top: "Oberste Ebene",
  moving: ({ count, folder }: { count: number | null; folder: string }): string =>
    `${count === null ? "Alle Treffer" : pictures(count)}: Verschieben in ${place(folder)} …`,
  moved: ({ count, folder }: { count: number; folder: string }): string =>
    `${pictures(count)} in ${place(folder)} verschoben.`,
  moveFailed: "Die Bilder konnten nicht verschoben werden.",
  tagging: "Schlagwort hinzufügen",
  tagTitle: (count: number | null): string =>
    count === null ? "Alle Treffer: Schlagwörter hinzufügen" : `${pictures(count)}: Schlagwörter hinzufügen`,
  tags: "Schlagwörter",
  tagsHint: "Mehrere durch Komma getrennt. Vorhandene Schlagwörter der Bilder bleiben.",
  addTags: "Hinzufügen",
  addingTags: "Schlagwörter werden hinzugefügt …",
  tagged: (count: number): string => `Schlagwörter bei ${withPictures(count)} hinzugefügt.`,
  tagFailed: "Die Schlagwörter konnten nicht hinzugefügt werden.",
  unchanged: "Es war nichts zu ändern.",
  refused: (count: number): string => `${pictures(count)} ließen sich nicht ändern. Näheres unter „Eigene Vorgänge“.`,
  undone: "Rückgängig gemacht.",
  undoFailed: "Das konnte nicht rückgängig gemacht werden.",
} as const;

/** Describing one picture after the other. */
export const ALT_TEXTS = {
  open: "Beschreiben",
  title: "Bilder beschreiben",
  field: "Bildbeschreibung",
  hint: "Was auf dem Bild zu sehen ist, in einem Satz. Die Eingabetaste speichert und geht zum nächsten Bild.",
  place: ({ place, count }: { place: number; count: number }): string =>
    `Bild ${numbers.format(place)} von ${numbers.format(count)}`,
  back: "Zurück",
  next: "Speichern und weiter",
  finish: "Speichern und fertig",
  conflict: (theirs: string): string =>
    theirs === ""
      ? "Jemand anderes hat die Beschreibung inzwischen gelöscht. Noch einmal speichern setzt Ihre ein."
      : `Jemand anderes hat inzwischen geschrieben: „${theirs}“ Noch einmal speichern ersetzt das.`,
  failed: "Die Beschreibung konnte nicht gespeichert werden.",
} as const;
