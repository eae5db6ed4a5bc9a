/** The editor of pages. */
export const PAGE_EDITOR_TEXTS = {
  untitled: "Seite ohne Namen",
  unknownType: (type: string): string => `Unbekannte Art (${type})`,
  isPublic: "Öffentlich",
  isNotPublic: "Nicht öffentlich",
  published: "Veröffentlicht",
  unchanged: "Keine Änderungen",
  draft: "Entwurf, noch nicht veröffentlicht",
  undo: "Rückgängig",
  redo: "Wiederholen",
  more: "Weitere Befehle",
  publish: "Veröffentlichen",
  nothingToPublish: "Der Entwurf ist, was veröffentlicht ist.",
  discard: "Entwurf verwerfen",
  askDiscard: "Entwurf verwerfen?",
  discardText: "Alles seit der letzten Veröffentlichung geht verloren. Die veröffentlichte Seite bleibt, wie sie ist.",
  discarded: "Entwurf verworfen.",
  discardFailed: "Der Entwurf konnte nicht verworfen werden.",
  versions: "Versionen",
  share: "Vorschau teilen",
  inShop: "Im Shop ansehen",
  copy: "Seite duplizieren",
  remove: "Seite löschen",
  askRemoval: "Seite löschen?",
  parts: "Bereiche des Editors",
} as const;

/** Whether what is typed is kept. */
export const SAVING_TEXTS = {
  saving: "Entwurf wird gespeichert …",
  saved: (at: string): string => `Entwurf gespeichert um ${at} Uhr`,
  waiting: "Noch nicht gespeichert",
  offline: "Keine Verbindung: Der Entwurf wird gespeichert, sobald es wieder eine gibt.",
  failed: "Der Entwurf konnte nicht gespeichert werden. Es wird weiter versucht.",
  refused: "Der Entwurf konnte nicht gespeichert werden.",
  invalid: (count: number): string =>
    count === 1
      ? "Nicht gespeichert: Eine Angabe ist nicht gültig."
      : `Nicht gespeichert: ${count} Angaben sind nicht gültig.`,
  clash: "Nicht gespeichert: Jemand hat dasselbe geändert.",
  gone: "Nicht gespeichert: Diese Seite gibt es nicht mehr.",
  again: "Jetzt versuchen",
  lost:
    "Die letzten Änderungen der Seite konnten nicht gespeichert werden. Dieser Browser behält sie: Sie sind wieder da, " +
    "wenn Sie die Seite öffnen.",
} as const;

/** What somebody else has done to the page meanwhile. */
export const MERGE_TEXTS = {
  somebody: "Jemand",
  taken: ({ name, at }: { name: string; at: string }): string =>
    `${name} hat diese Seite um ${at} Uhr geändert. Die Änderungen sind übernommen, Ihre bleiben.`,
  takenOwn: (at: string): string =>
    `Sie haben diese Seite um ${at} Uhr in einem anderen Fenster geändert. Die Änderungen sind übernommen.`,
  restored: (at: string): string => `Ihre ungespeicherten Änderungen vom ${at} Uhr sind wieder da.`,
  clash: ({ name, at }: { name: string; at: string }): string =>
    `${name} hat diese Seite um ${at} Uhr gespeichert und dasselbe geändert wie Sie. Ihr Entwurf wird erst wieder ` +
    "gespeichert, wenn Sie gewählt haben, was bleibt.",
  merge: "Zusammenführen",
  title: "Änderungen zusammenführen",
  explanation: "Was nur einer geändert hat, ist schon übernommen. Wählen Sie, was von diesem bleibt.",
  mine: "Meine Fassung",
  theirs: (name: string): string => `Fassung von ${name}`,
  both: "Beide behalten",
  removed: "Gelöscht",
  empty: "leer",
  apply: "Übernehmen",
} as const;

/** The list of sections. */
export const OUTLINE_TEXTS = {
  title: "Abschnitte",
  page: "Angaben zur Seite",
  text: "Inhalt",
  none: "Diese Seite hat noch keinen Abschnitt.",
  add: "Abschnitt hinzufügen",
  paste: "Abschnitt einfügen",
  hidden: "ausgeblendet",
  commands: (name: string): string => `${name}: Befehle`,
  duplicate: "Duplizieren",
  hide: "Ausblenden",
  show: "Einblenden",
  copy: "Kopieren",
  cut: "Ausschneiden",
  pasteAfter: "Danach einfügen",
  up: "Nach oben",
  down: "Nach unten",
  remove: "Löschen",
  removed: (name: string): string => `Abschnitt „${name}“ gelöscht.`,
  copied: (name: string): string => `Abschnitt „${name}“ kopiert.`,
  faulty: "enthält eine ungültige Angabe",
  help: "Eingabe führt zu den Feldern, Strg+C, X und V kopieren, schneiden aus und fügen ein, Strg+D dupliziert, Entf löscht, Alt mit Pfeiltaste verschiebt.",
} as const;

export const PREVIEW_TEXTS = {
  title: "Vorschau",
  frame: "Vorschau der Seite",
  width: "Breite der Vorschau",
  phone: "Telefon",
  tablet: "Tablet",
  desktop: "Desktop",
  pixels: ({ label, pixels }: { label: string; pixels: number }): string => `${label}, ${pixels} px`,
  loading: "Die Vorschau wird geladen …",
} as const;

export const FIELDS_TEXTS = {
  title: "Felder",
  page: "Angaben zur Seite",
  text: "Inhalt",
  askHiding: "Seite vom Netz nehmen?",
  hiding: "Die Seite ist dann sofort nicht mehr zu sehen, auch ihre veröffentlichte Fassung. Der Entwurf bleibt.",
  hide: "Vom Netz nehmen",
  hidden: "Die Seite ist nicht mehr öffentlich.",
  hidingFailed: "Die Seite konnte nicht vom Netz genommen werden.",
  publicHint: "Gilt, sobald der Entwurf veröffentlicht wird.",
} as const;

export const NEW_PAGE_TEXTS = {
  title: "Seite erstellen",
  explanation: "Die Seite ist nicht öffentlich, bis Sie sie veröffentlichen.",
  create: "Seite erstellen",
  creating: "Wird erstellt …",
} as const;

export const PUBLISH_FLOW_TEXTS = {
  askPublic: "Soll die Seite öffentlich sein?",
  askPublicText: "Bisher sieht sie nur, wer einen Vorschau-Link hat.",
  makePublic: "Öffentlich machen",
  stayHidden: "Nicht öffentlich lassen",
  notSaved: "Der Entwurf ist noch nicht gespeichert. Bitte prüfen Sie die Angaben.",
} as const;
