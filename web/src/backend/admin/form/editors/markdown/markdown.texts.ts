import type { Format } from "./markdown-edit";

export const MARKDOWN_TEXTS = {
  toolbar: (title: string): string => `${title}: formatieren`,
  formats: {
    bold: "Fett",
    italic: "Kursiv",
    heading: "Überschrift",
    subheading: "Kleinere Überschrift",
    list: "Liste",
    numbers: "Nummerierte Liste",
    quote: "Zitat",
    link: "Link",
  } satisfies Record<Format, string>,
  undo: "Rückgängig",
  redo: "Wiederholen",
  preview: "Vorschau",
  previewOf: (title: string): string => `Vorschau von ${title}`,
  empty: "Noch kein Text",
  loading: "Vorschau wird geladen …",
} as const;
