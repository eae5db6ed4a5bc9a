export const TEMPLATE_PICTURE_TEXTS = {
  from: "Aus Bildvorlage",
  /** For screen readers, since several fields have the same button. */
  fromTo: (title: string): string => `${title}: aus Bildvorlage`,
  title: "Bild aus Bildvorlage",
  template: "Bildvorlage",
  record: (one: string): string => `Werte aus: ${one}`,
  recordHint: "Ohne Auswahl bleiben Platzhalter der Vorlage leer.",
  choose: "Bitte wählen Sie eine Bildvorlage.",
  drawing: "Das Bild wird gezeichnet …",
  failed: "Bild konnte nicht gezeichnet werden.",
  preview: "Vorschau des Bildes",
  take: "Bild übernehmen",
  ofOrder: "Diese Vorlage zeigt Werte einer Bestellung und taugt nicht für eine öffentliche Seite.",
  kept: "Das Bild wird in die Bibliothek gelegt, wie es jetzt ist. Ändert sich die Vorlage, bleibt es, wie es ist.",
} as const;
