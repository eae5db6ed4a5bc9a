import type { Format } from "./markdown-edit";

const FORMATS = {
  bold: "Fett",
  italic: "Kursiv",
  strike: "Durchgestrichen",
  inlineCode: "Code",
  heading: "Überschrift",
  subheading: "Kleinere Überschrift",
  list: "Liste",
  numbers: "Nummerierte Liste",
  quote: "Zitat",
  link: "Link",
  image: "Bild aus der Bibliothek",
  table: "Tabelle",
  rule: "Trennlinie",
  undo: "Rückgängig",
  redo: "Wiederholen",
} as const satisfies Partial<Record<Format, string>> & Record<string, string>;

export const MARKDOWN_TEXTS = {
  toolbar: (title: string): string => `${title}: formatieren`,
  formats: FORMATS,
  preview: "Vorschau",
  previewOf: (title: string): string => `Vorschau von ${title}`,
  empty: "Noch kein Text",
  loading: "Vorschau wird geladen …",
  loadingEditor: "Text wird geladen …",
  modeOf: (title: string): string => `${title}: Ansicht`,
  rich: "Formatiert",
  text: "Text",
  left:
    "Dieser Text enthält etwas, das die formatierte Ansicht nicht unverändert erhalten kann, zum Beispiel HTML. " +
    "Er wird " +
    "deshalb als Text bearbeitet.",
  paragraph: "Art des Absatzes",
  paragraphs: {
    text: "Text",
    1: "Überschrift 1",
    2: "Überschrift 2",
    3: "Überschrift 3",
    4: "Überschrift 4",
    code: "Code",
  },
  inTable: {
    addRow: "Zeile darunter",
    addColumn: "Spalte rechts",
    removeRow: "Zeile löschen",
    removeColumn: "Spalte löschen",
    removeTable: "Tabelle löschen",
  },
  /** The tooltip of the button that makes a link. */
  linkByKey: "Link (Strg+Umschalt+K)",
  linkTo: "Ziel des Links",
  linked: { address: "Adresse", sites: "Seite", branches: "Filiale", products: "Produkt" },
  notSold: "Dieses Produkt bietet gerade keine öffentliche Filiale an.",
  notPicked: "Das Ziel konnte nicht geladen werden. Bitte wählen Sie es noch einmal.",
  address: "Adresse des Links",
  addressExample: "https://… oder /speisekarte",
  alt: "Bildbeschreibung",
  altMissing: "Sie fehlt. Wer das Bild nicht sieht, erfährt nicht, was darauf ist.",
  altHint: "Was auf dem Bild zu sehen ist, für alle, die es nicht sehen.",
  setLink: "Übernehmen",
  removeLink: "Link entfernen",
} as const;
