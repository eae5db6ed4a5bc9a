const size = new Intl.NumberFormat("de-AT", { maximumFractionDigits: 1 });

export const UPLOAD_TEXTS = {
  intro:
    "Was Kunden zu Bestellungen gesendet haben. Dateien, die keine Bestellung verwendet, werden nach zwei Tagen gelöscht.",
  loadFailed: "Dateien konnten nicht geladen werden.",
  list: "Kundendateien, neueste zuerst",
  search: "Im Namen suchen",
  ofOrder: "Nur Dateien einer Bestellung",
  allOrders: "Alle Dateien zeigen",
  none: "Noch keine Dateien",
  noneHint: "Sobald Kunden Bilder oder Dokumente zu einer Bestellung senden, stehen sie hier.",
  noneFound: "Keine Dateien gefunden",
  shown: ({ count, hasMore }: { count: number; hasMore: boolean }): string =>
    hasMore ? `${count} gezeigt` : count === 1 ? "1 Datei" : `Alle ${count} gezeigt`,
  more: "Weitere laden",
  loadingMore: "Wird geladen …",
  hidden: "Kundendaten sind verborgen.",
  ticket: (number: number): string => `Bestellung Nr. ${number}`,
  order: "Bestellung",
  unused: "Keine Bestellung",
  received: (at: string): string => `Gesendet ${at}`,
  expires: (at: string): string => `Wird automatisch gelöscht am ${at}`,
  kept: (at: string): string => `Aufbewahren bis ${at}`,
  stays: "Bleibt, solange die Bestellung sie verwendet",
  size: (bytes: number): string =>
    bytes < 1_000_000 ? `${size.format(Math.ceil(bytes / 1000))} KB` : `${size.format(bytes / 1_000_000)} MB`,
  open: (name: string): string => `${name} öffnen (neues Fenster)`,
  download: (name: string): string => `${name} herunterladen`,
  edit: (name: string): string => `${name} bearbeiten`,
  remove: (name: string): string => `${name} löschen`,
  removeTitle: (name: string): string => `„${name}“ löschen?`,
  removeUnused: "Die Datei und ihre Vorschau werden endgültig gelöscht.",
  removeUsed:
    "Eine Bestellung verwendet diese Datei. Die Datei und ihre Vorschau werden endgültig gelöscht; die Bestellung zeigt dann nur noch ihren Namen.",
  removed: "Datei gelöscht.",
  removeFailed: "Datei konnte nicht gelöscht werden.",
} as const;

export const EDIT_TEXTS = {
  title: "Datei bearbeiten",
  name: "Name",
  nameHint: "Die Endung bleibt, wie es der Inhalt verlangt.",
  keepUntil: "Aufbewahren bis",
  keepHint:
    "Höchstens 400 Tage. Leer: sie wird gelöscht, sobald keine Bestellung sie verwendet und zwei Tage vergangen sind.",
  failed: "Datei konnte nicht gespeichert werden.",
  gone: "Diese Datei gibt es nicht mehr.",
  changed: ({ name, until }: { name: string; until: string | null }): string =>
    `Jemand anderes hat die Datei inzwischen geändert: „${name}“${until ? `, aufbewahren bis ${until}` : ""}. ` +
    "Noch einmal speichern ersetzt das.",
} as const;
