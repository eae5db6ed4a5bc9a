import type { ImageUse } from "@tresen/contract/media/image-place-fields";

const percent = (share: number): string => `${Math.round(share * 100)} %`;

export const PICTURE_TEXTS = {
  /** The title of the form's section in the definition. */
  title: "Bild",
  preview: (name: string): string => `Vorschau: ${name}`,
  focus: "Bildmitte",
  focusHint: "Den Punkt auf das ziehen, was immer zu sehen sein soll, oder mit den Pfeiltasten bewegen.",
  focusAt: ({ x, y }: { x: number; y: number }): string => `${percent(x)} von links, ${percent(y)} von oben`,
  uses: { product: "Produkt", category: "Kategorie", hero: "Titelbild", share: "Beim Teilen" } satisfies Record<
    ImageUse,
    string
  >,
  usesLabel: "So ist das Bild zu sehen",
  automatic: "um die Bildmitte",
  own: "eigener Ausschnitt",
  crop: (use: string): string => `Ausschnitt: ${use}`,
  cropHint:
    "Den Rahmen ziehen oder mit den Pfeiltasten bewegen. An den Ecken oder mit Plus und Minus wird er größer und kleiner.",
  cropAt: ({ x, y, width }: { x: number; y: number; width: number }): string =>
    `${percent(width)} der Breite, ${percent(x)} von links, ${percent(y)} von oben`,
  reset: "Zurücksetzen",
  resetOf: (use: string): string => `Ausschnitt für ${use} zurücksetzen`,
  waiting: "Die Datei dieses Bildes ist noch nicht angekommen.",
  noSize: "Ein Ausschnitt lässt sich erst wählen, wenn die Größe des Bildes bekannt ist.",
} as const;

export const FILE_TEXTS = {
  title: "Datei",
  format: "Format",
  size: "Bildpunkte",
  bytes: "Größe",
  version: "Fassung",
  uploaded: "Hochgeladen",
  download: "Herunterladen",
  copy: "Adresse kopieren",
  copied: "Adresse kopiert.",
  copyFailed: "Die Adresse konnte nicht kopiert werden.",
  replace: "Durch neue Datei ersetzen",
  send: "Datei hochladen",
  replaceHint: "Alle Stellen zeigen danach die neue Datei. Die bisherige lässt sich wiederherstellen.",
  progress: "Fortschritt der neuen Datei",
  sending: (share: number): string => `Wird hochgeladen: ${Math.floor(share * 100)} %`,
  checking: "Wird geprüft …",
  replaced: "Das Bild hat eine neue Datei.",
  /** After a file of another shape. */
  dropped: (uses: readonly string[]): string =>
    `Die neue Datei hat eine andere Form. ${uses.length === 1 ? "Ein eigener Ausschnitt wurde" : "Eigene Ausschnitte wurden"} deshalb entfernt: ${uses.join(", ")}. Zu sehen ist dort jetzt, was um die Bildmitte liegt.`,
  twins: "Diese Datei gibt es in der Bibliothek schon:",
  same: "Das ist dieselbe Datei. Es hat sich nichts geändert.",
  changed: "Das Bild wurde inzwischen geändert. Bitte versuchen Sie es noch einmal.",
  earlier: "Frühere Dateien",
  noEarlier: "Dieses Bild hatte noch keine andere Datei.",
  earlierFailed: "Frühere Dateien konnten nicht geladen werden.",
  replacedAt: (at: string): string => `ersetzt am ${at}`,
  restorableUntil: (day: string): string => `Wiederherstellbar bis ${day}`,
  keptHint:
    "Frühere Dateien bleiben so lange wie der Verlauf, weil frühere Stände von Seiten und Datensätzen sie zeigen können: gut ein Jahr.",
  nth: (version: number): string => `Fassung ${version}`,
  restore: "Wiederherstellen",
  restoreOf: (version: number): string => `Fassung ${version} wiederherstellen`,
  restored: "Die frühere Datei ist wiederhergestellt.",
  restoreFailed: "Die frühere Datei konnte nicht wiederhergestellt werden.",
} as const;

export const USAGE_TEXTS = {
  title: "Verwendet in",
  none: "Dieses Bild wird nirgends verwendet.",
  failed: "Wo das Bild verwendet wird, konnte nicht geladen werden.",
} as const;

export const FIELD_TEXTS = {
  altMissing: "Ohne Beschreibung erfahren Menschen, die das Bild nicht sehen, nichts davon.",
  altHint: "Was auf dem Bild zu sehen ist, in einem Satz.",
  folderHint: "Unterordner mit Schrägstrich, etwa „Speisen/Pizza“.",
  addTag: "Neues Schlagwort",
  addTagHint: "Eingabetaste oder Komma fügt es hinzu.",
  removeTag: (tag: string): string => `Schlagwort ${tag} entfernen`,
  newTitle: "Bilder werden hochgeladen",
  newText: "Ein Bild entsteht mit seiner Datei. In der Bibliothek können Sie Dateien hochladen.",
  toLibrary: "Zur Bibliothek",
} as const;
