export const FINDING_TEXTS = {
  link: (address: string): string => `Der Link zu „${address}“ führt zu keiner Seite.`,
  anchor: (address: string): string => `Der Link „${address}“ führt zu keiner Stelle der Seite.`,
  hidden: (address: string): string => `Der Link zu „${address}“ führt zu einer Seite, die nicht öffentlich ist.`,
  alt: "Ein Bild hat keine Bildbeschreibung. Wer es nicht sieht, erfährt nicht, was darauf ist.",
  textAlt: "Ein Bild im Text hat keine Bildbeschreibung. Wer es nicht sieht, erfährt nicht, was darauf ist.",
  example: (text: string): string => `Hier steht noch der Beispieltext „${text}“.`,
  emptySection: "Dieser Abschnitt ist leer und zeigt nichts.",
  emptyPage: "Die Seite hat keinen Inhalt.",
  title: "Die Seite hat keinen eigenen Titel; Suchmaschinen zeigen ihren Namen.",
  description: "Die Beschreibung fehlt. Suchmaschinen wählen dann selbst einen Ausschnitt.",
  longDescription: (most: number): string => `Die Beschreibung ist länger als ${most} Zeichen und wird abgeschnitten.`,
  longTitle: (most: number): string => `Der Titel ist länger als etwa ${most} Zeichen und wird abgeschnitten.`,
} as const;
