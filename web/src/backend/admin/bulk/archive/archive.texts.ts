const numbers = new Intl.NumberFormat("de-DE");
const entries = (count: number | null): string =>
  count === null ? "Alle passenden Einträge" : count === 1 ? "1 Eintrag" : `${numbers.format(count)} Einträge`;

export const ARCHIVE_TEXTS = {
  archive: "Archivieren",
  restore: "Wiederherstellen",
  title: ({ count, isArchiving }: { count: number | null; isArchiving: boolean }): string =>
    `${entries(count)} ${isArchiving ? "archivieren" : "wiederherstellen"}?`,
  titleOf: ({ label, isArchiving }: { label: string; isArchiving: boolean }): string =>
    `„${label}“ ${isArchiving ? "archivieren" : "wiederherstellen"}?`,
  archiving:
    "Was archiviert ist, zeigen weder Shop noch Listen und Auswahlen. Bestellungen, Statistik und Verlauf behalten es. " +
    "Die Liste zeigt es mit dem Filter „Archiviert“, und von dort kommt es zurück.",
  restoring: "Shop, Listen und Auswahlen bieten es danach wieder an, wo es noch eingetragen ist.",
  used: "Noch eingetragen in:",
  usedHint: "Dort bleibt der Platz. Kunden sehen ihn nicht, und nach dem Wiederherstellen ist alles wie zuvor.",
  unused: "Nichts verweist darauf.",
  checking: "Es wird geprüft, wo es noch eingetragen ist …",
  unknown: "Wo es noch eingetragen ist, lässt sich gerade nicht sagen.",
  more: "Das sind die ersten; es gibt noch weitere.",
} as const;
