export const PREVIEW_TEXTS = {
  intro:
    "So spielt es ein TV, auch was noch nicht gespeichert ist. Ausverkauftes, Abholnummern und offene Bestellungen sind " +
    "die von jetzt. Ton gibt es nur am TV.",
  branch: "Filiale",
  screen: "Bildschirm",
  sizes: { landscape: "Full HD quer", portrait: "Full HD hochkant", uhd: "4K quer" },
  size: ({ name, width, height }: { name: string; width: number; height: number }): string =>
    `${name} (${width} × ${height})`,
  date: "Datum",
  time: "Uhrzeit",
  now: "Jetzt",
  start: "Vorschau abspielen",
  again: "Mit dem aktuellen Stand abspielen",
  loading: "Vorschau wird geladen …",
  changed: "Seit dieser Vorschau wurde etwas geändert.",
  incomplete: "Füllen Sie zuerst alles aus, was verlangt wird, dann ist hier die Vorschau zu sehen.",
  noBranch: "Für eine Vorschau braucht es eine Filiale, die Sie sehen dürfen.",
  incompleteTime: "Geben Sie Datum und Uhrzeit ein.",
  failed: "Die Vorschau konnte nicht geladen werden.",
  frame: "Vorschau des Bildschirms",
  controls: "Wiedergabe",
  play: "Abspielen",
  pause: "Anhalten",
  previous: "Vorige Szene",
  next: "Nächste Szene",
  position: "Stelle in der Filmsequenz",
  nothing: "Davon kann zu dieser Zeit nichts gezeigt werden: der TV zeigt das Logo des Shops.",
  place: ({ scene, position, count }: { scene: string; position: number; count: number }): string =>
    `${scene} (${position + 1} von ${count})`,
  passed: ({ passed, total }: { passed: string; total: string }): string => `${passed} von ${total}`,
  segment: (name: string): string => `Filmsequenz: ${name}`,
  trouble: (scene: string): string => `„${scene}“ kann hier nicht gezeigt werden und wird ausgelassen.`,
} as const;

/** `m:ss`. */
export function clockText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
