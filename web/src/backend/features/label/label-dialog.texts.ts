export const LABEL_DIALOG_TEXTS = {
  title: "Etiketten drucken",
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
