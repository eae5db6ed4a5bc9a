import type { TemplateSource } from "@tresen/contract/template/data/field-kinds";
import { countOf } from "../records/record.texts";

export const TEMPLATE_EXPORT_TEXTS = {
  open: "Exportieren",
  title: (name: string): string => `„${name}“ exportieren`,
  format: "Format",
  png: "PNG, ohne Verluste und auch durchsichtig",
  jpeg: "JPEG, kleinere Dateien",
  pdf: "PDF, zum Drucken",
  /** What comes of it. */
  result: ({
    format,
    source,
    count,
  }: {
    format: "png" | "jpeg" | "pdf";
    source: TemplateSource;
    count: number;
  }): string => {
    const what = countOf({ source, count });
    if (count === 1) return `${what}: ein Bild, das sofort heruntergeladen wird.`;
    return format === "pdf"
      ? `${what}: eine PDF-Datei mit ${count} Seiten.`
      : `${what}: eine ZIP-Datei mit ${count} Bildern.`;
  },
  hidden: "Kein Export, solange Daten ausgeblendet sind.",
  single: "Diese Vorlage zeigt keine Werte aus Datensätzen: Sie ergibt ein Bild.",
  labels: "Mehrere Etiketten auf einem Bogen drucken Sie in der Liste der Produkte: auswählen, dann „Etiketten“.",
  toProducts: "Zu den Produkten",
  unsaved:
    "Sie haben ungespeicherte Änderungen. Exportiert wird die gespeicherte Vorlage, deshalb wird sie zuerst gespeichert.",
  start: "Datei erstellen",
  saveAndStart: "Speichern und Datei erstellen",
  starting: "Wird erstellt …",
  download: "Bild herunterladen",
  saveAndDownload: "Speichern und herunterladen",
  failed: "Die Datei konnte nicht erstellt werden.",
  downloaded: (name: string): string => `„${name}“ wurde heruntergeladen.`,
  other: "Weitere Datei erstellen",
} as const;
