const numbers = new Intl.NumberFormat("de-DE");
const pictures = (count: number): string => `${numbers.format(count)} ${count === 1 ? "Bild" : "Bilder"}`;

export const TWINS_TEXTS = {
  open: "Doppelte finden",
  title: "Doppelte Bilder",
  intro: "Diese Bilder haben genau denselben Inhalt. Was verwendet wird, lässt sich nicht löschen.",
  none: "Kein Bild ist doppelt.",
  compared: (count: number): string => `${pictures(count)} verglichen …`,
  failed: "Die Bilder konnten nicht verglichen werden.",
  group: ({ name, count }: { name: string; count: number }): string => `${name}, ${numbers.format(count)}-mal`,
  found: (groups: number): string =>
    groups === 1 ? "Ein Bild gibt es mehrfach." : `${pictures(groups)} gibt es mehrfach.`,
  top: "Oberste Ebene",
  added: (at: string): string => `hochgeladen am ${at}`,
  remove: (name: string): string => `${name} löschen`,
} as const;
