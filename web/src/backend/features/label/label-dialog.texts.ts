export const LABEL_DIALOG_TEXTS = {
  title: "Etiketten drucken",
  design: "Gestaltung",
  usualDesign: "Übliches Etikett",
  designHint: "Bildvorlagen für Produkte lassen sich unter „Bildvorlagen“ zeichnen.",
  drawing: "Die Etiketten werden gezeichnet …",
  previewFailed: "Die Vorschau konnte nicht gezeichnet werden.",
  otherShape: "Die Vorlage hat andere Proportionen als das Etikett: Ein Teil davon bleibt leer.",
  /** GS1: the bars of an EAN have at least 80 % of their usual width. */
  thinBars: ({ module, least }: { module: string; least: string }): string =>
    `Der Strichcode ist zu schmal: Der dünnste Balken wird ${module} mm breit, Kassen brauchen mindestens ${least} mm (GS1). Bitte wählen Sie ein größeres Etikett, oder machen Sie den Code in der Vorlage breiter.`,
  flawed: ({ count, of }: { count: number; of: number }): string =>
    of === 1
      ? "Auf dem Etikett fehlt etwas, oder es ist gekürzt."
      : `Bei ${count} von ${of} gezeigten Produkten fehlt etwas auf dem Etikett, oder es ist gekürzt.`,
  layout: "Format",
  parts: "Auf dem Etikett",
  code: "Code",
  copies: "Etiketten je Produkt",
  start: "Erstes Etikett",
  startHint:
    "Für einen angefangenen Bogen: Zählen Sie zeilenweise, oder tippen Sie im Bild auf das erste freie Etikett.",
  margins: "Ränder in mm",
  usualMargins: "Übliche Ränder",
  marginsHint: "Drucken Sie in Originalgröße (100 %), ohne an die Seite anzupassen.",
  create: "PDF erstellen",
  creating: "PDF wird erstellt …",
  ready: "Die Etiketten sind fertig.",
  open: "PDF öffnen",
  download: "PDF herunterladen",
  failed: "Die Etiketten konnten nicht erstellt werden.",
  loading: "Produkte werden geladen …",
  loadFailed: "Produkte konnten nicht geladen werden.",
  retry: "Erneut versuchen",
  hidden: "Produktdaten sind ausgeblendet. Die Etiketten enthalten keine Preise.",
  between: ({ from, to }: { from: number; to: number }): string =>
    `Bitte geben Sie eine Zahl von ${from} bis ${to} ein.`,
  tooMany: (most: number): string => `Gedruckt werden höchstens die ersten ${most} Produkte.`,
  withoutCode: ({ count, all, isEan }: { count: number; all: number; isEan: boolean }): string => {
    const what = isEan ? "keine GTIN, die eine EAN enthalten kann" : "keine GTIN oder Artikelnummer";
    return count === all
      ? `Diese Produkte haben ${what}. Ihre Etiketten bleiben ohne Code.`
      : `${count} von ${all} Produkten haben ${what}. Ihre Etiketten bleiben ohne Code.`;
  },
  preview: ({ labels, sheets }: { labels: number; sheets: number }): string =>
    `Vorschau des ersten Bogens. ${labels === 1 ? "1 Etikett" : `${labels} Etiketten`} auf ${sheets === 1 ? "1 Bogen" : `${sheets} Bögen`}.`,
} as const;
